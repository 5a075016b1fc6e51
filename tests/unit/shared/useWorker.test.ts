import {expect, it, vi} from 'vitest';
import {ReplaceableWorker, type WorkerUse} from '../../../src/shared/useWorker';

/** The workers that were opened, with what each has received, and what was reported. */
function start(more: Partial<WorkerUse<string, string>> = {}) {
  const opened: Worker[] = [];
  const reports = {onReply: vi.fn(), onFailure: vi.fn()};
  const open = () => {
    const worker = {postMessage: vi.fn(), terminate: vi.fn()} as unknown as Worker;
    opened.push(worker);
    return worker;
  };
  const worker = new ReplaceableWorker<string, string>(() => ({open, ...reports, ...more}));
  const received = () => opened.map(({postMessage}) => vi.mocked(postMessage).mock.calls.flat());
  const reply = (at: number, data: string) => opened[at]?.onmessage?.({data} as MessageEvent);
  return {worker, opened, received, reply, ...reports};
}

it('a worker that failed is reported, and replaced with the next request', () => {
  const {worker, opened, received, onFailure} = start();
  worker.send('first');
  opened[0]?.onerror?.({} as ErrorEvent);
  worker.send('second');
  expect(received()).toEqual([['first'], ['second']]);
  expect(opened[0]?.terminate).toHaveBeenCalledOnce();
  expect(onFailure).toHaveBeenCalledOnce();
});

it('a worker that cannot be opened is reported at each request', () => {
  const {worker, onFailure} = start({
    open: () => {
      throw new Error('no workers');
    },
  });
  worker.send('first');
  worker.send('second');
  expect(onFailure).toHaveBeenCalledTimes(2);
});

it('a busy worker is replaced by one that does the newer request, and its late reply counts for nothing', () => {
  const {worker, opened, received, reply, onReply} = start({isReplacing: true});
  for (const request of ['slow', 'newer']) worker.send(request);
  expect(opened[0]?.terminate).toHaveBeenCalledOnce();
  for (const at of [0, 1]) reply(at, `reply ${at}`);
  expect(onReply.mock.calls).toEqual([['reply 1']]);
  worker.send('third');
  expect(received()).toEqual([['slow'], ['newer', 'third']]);
});

it('a busy worker stays when its requests are a conversation, which begins with a greeting, and ends with the component', () => {
  const {worker, opened, received} = start({greeting: () => 'hello'});
  worker.load();
  for (const request of ['one', 'two']) worker.send(request);
  worker.end();
  expect(opened[0]?.terminate).toHaveBeenCalledOnce();
  worker.send('three');
  expect(received()).toEqual([['hello', 'one', 'two']]);
});
