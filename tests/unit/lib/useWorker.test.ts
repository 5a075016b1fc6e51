import {beforeEach, expect, it, vi} from 'vitest';
import {ReplaceableWorker, type WorkerUse} from '../../../src/lib/useWorker';

/** A worker that does what the test says. */
class FakeWorker {
  onmessage: ((event: {data: string}) => void) | null = null;
  onerror: (() => void) | null = null;
  received: string[] = [];
  isOver = false;
  postMessage = (message: string) => void this.received.push(message);
  terminate = () => {
    this.isOver = true;
  };
  reply = (data: string) => this.onmessage?.({data});
}

let opened: FakeWorker[] = [];
const onReply = vi.fn();
const onFailure = vi.fn();
const last = () => opened.at(-1) as FakeWorker;

function start(more: Partial<WorkerUse<string, string>> = {}) {
  const open = () => {
    opened.push(new FakeWorker());
    return last() as unknown as Worker;
  };
  return new ReplaceableWorker<string, string>(() => ({open, onReply, onFailure, ...more}));
}

beforeEach(() => {
  opened = [];
  vi.clearAllMocks();
});

it('a worker that failed, or cannot be opened, is reported, and replaced with the next request', () => {
  const worker = start();
  worker.send('first');
  last().onerror?.();
  worker.send('second');
  last().reply('done');
  expect(opened.map(({received, isOver}) => [received, isOver])).toEqual([
    [['first'], true],
    [['second'], false],
  ]);
  const blocked = start({
    open: () => {
      throw new Error('no workers');
    },
  });
  blocked.send('first');
  blocked.send('second');
  expect(onFailure).toHaveBeenCalledTimes(3);
});

it('a busy worker is replaced by one that does the newer request, and its late reply counts for nothing', () => {
  const worker = start({isReplacing: true});
  worker.send('slow');
  const slow = last();
  worker.send('newer');
  expect(slow.isOver).toBe(true);
  expect(last().received).toEqual(['newer']);
  slow.reply('end');
  last().reply('end');
  expect(onReply.mock.calls).toEqual([['end']]);
  worker.send('third');
  expect(opened).toHaveLength(2);
});

it('a busy worker stays when its requests are a conversation, which begins with a greeting, and ends with the component', () => {
  const worker = start({greeting: () => 'hello'});
  worker.load();
  worker.send('one');
  worker.send('two');
  expect(opened.map(({received}) => received)).toEqual([['hello', 'one', 'two']]);
  worker.end();
  expect(last().isOver).toBe(true);
  worker.send('three');
  expect(opened).toHaveLength(1);
  expect(onFailure).not.toHaveBeenCalled();
});
