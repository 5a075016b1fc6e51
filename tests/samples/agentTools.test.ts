/** The agent's page keeps the promises of the pages: functions, context after a broken connection, and a place in line. */
import {join} from 'node:path';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {FUNCTIONS, Rejected, runTool} from '../../samples/flow/javascript/tools.js';
import {ROOT} from './programs';
import {startServer} from './servers';

let ids = 0;
const call = (values: object, name = 'book_repair') => {
  ids += 1;
  return {id: `call-${ids}`, function: {name, arguments: values}};
};
const nothing = () => {};

describe('a function of the page', () => {
  it.each([
    [{day: 'Thursday', part: 'brakes'}, 'ok', /^Booked for Thursday/],
    [{day: 'Monday', part: 'brakes'}, 'rejected', /Closed on Mondays/],
    [{day: 'Thursday'}, 'rejected', 'Missing: part.'],
    [{day: 'thursday', part: 'brakes'}, 'rejected', /^day must be one of Monday, /],
    [{day: 'Thursday', part: 7}, 'rejected', 'part must be of the type string.'],
    [{day: 'Thursday', part: 'brakes', price: 0}, 'rejected', 'There is no price.'],
    [JSON.parse('{"day": "Thursday", "part": "brakes", "__proto__": 1}'), 'rejected', 'There is no __proto__.'],
  ])('gets %j: %s', async (values, status, content) => {
    const expected = typeof content === 'string' ? content : expect.stringMatching(content);
    expect(await runTool(call(values), nothing)).toMatchObject({status, content: expected});
  });

  it('that nobody has defined fails', async () => {
    expect(await runTool(call({}, 'sing'), nothing)).toMatchObject({
      status: 'failed',
      content: 'There is no function sing.',
    });
  });

  it('books once what the agent asks for again, with another id', async () => {
    const values = {day: 'Friday', part: 'wheel'};
    expect(await runTool(call(values), nothing)).toMatchObject({content: expect.stringMatching(/^Booked/)});
    expect(await runTool(call(values), nothing)).toMatchObject({content: expect.stringMatching(/booked already/)});
  });

  it.each([
    ['succeeds', () => 'Booked.', 'Booked.'],
    [
      'is rejected',
      () => {
        throw new Rejected('Full.');
      },
      'Full.',
    ],
  ])('that %s late is reported twice: that it is not done, and its result', async (_, end, told) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const real = FUNCTIONS.get('book_repair') as NonNullable<ReturnType<typeof FUNCTIONS.get>>;
    onTestFinished(() => void FUNCTIONS.set('book_repair', real));
    FUNCTIONS.set('book_repair', () => new Promise((resolve) => setTimeout(resolve, 9000)).then(end));
    const onLate = vi.fn();
    const result = runTool(call({day: 'Friday', part: 'chain'}), onLate);
    await vi.advanceTimersByTimeAsync(8000);
    expect(await result).toMatchObject({status: 'ok', content: expect.stringContaining('Still in progress')});
    await vi.advanceTimersByTimeAsync(1000);
    expect(onLate).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(told));
  });
});

it.each(['samples/flow/javascript/server.mjs', 'samples/flow/python/key_server.py'])(
  '%s lets pages talk in their order, and a page that leaves makes room for the next',
  async (server) => {
    const env = {...process.env, API_KEY: 'key', MAX_CONVERSATIONS: '1'};
    const {address, stop} = await startServer(join(ROOT, server), env);
    onTestFinished(stop);
    const first = await inLine(address);
    await vi.waitFor(() => expect(first.events()).toContain('event: turn'));
    const second = await inLine(address);
    const third = await inLine(address);
    await vi.waitFor(() => expect(third.events()).toContain('event: place\ndata: 2'));
    expect(second.events()).not.toContain('event: turn');
    first.leave();
    await vi.waitFor(() => expect(second.events()).toContain('event: turn'), 10_000);
    await vi.waitFor(() => expect(third.events()).toContain('event: place\ndata: 1'));
  },
);

/** A page that waits in line. */
async function inLine(address: string) {
  const leaving = new AbortController();
  const {body} = await fetch(`${address}line`, {signal: leaving.signal});
  const reader = body?.getReader();
  let events = '';
  const read = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      events += new TextDecoder().decode(part.value);
    }
  };
  read().catch(() => {});
  return {events: () => events, leave: () => leaving.abort()};
}
