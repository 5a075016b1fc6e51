import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {AddressWriter, WRITE_AFTER_MS} from '../../../src/lib/addressWriter';

const PAGE = '/languages';
const withFind = (text: string) => (search: string) => {
  const query = new URLSearchParams(search);
  query.set('find', text);
  return `?${query}`;
};

type History = ConstructorParameters<typeof AddressWriter>[0];
type Address = History['location'];

/** The history of one visit, as the router has it. */
class Visit {
  entries: Address[];
  constructor(address: string) {
    this.entries = [locationOf(address)];
  }
  get location(): Address {
    return this.entries.at(-1) as Address;
  }
  push = (address: string) => void this.entries.push(locationOf(address));
  replace = (location: unknown) => void this.entries.splice(-1, 1, location as Address);
}

function locationOf(address: string): Address {
  const {pathname, search, hash} = new URL(address, 'https://docs.example.com');
  return {pathname, search, hash, state: undefined};
}

function start(address = PAGE) {
  const history = new Visit(address);
  const writer = new AddressWriter(history);
  writer.isForeign(history.location.search);
  const pause = () => vi.advanceTimersByTime(WRITE_AFTER_MS);
  const shown = ({pathname, search, hash}: Address) => `${pathname}${search}${hash}`;
  return {history, writer, pause, address: () => shown(history.location)};
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what a page shows, in its address', () => {
  it('is written once, at a pause, in place of the entry of the history', () => {
    const {history, writer, pause, address} = start(`${PAGE}?sort=name#table`);
    const replace = vi.spyOn(history, 'replace');
    for (const text of ['w', 'we', 'wel']) writer.writeLater(PAGE, withFind(text));
    expect(address()).toBe(`${PAGE}?sort=name#table`);
    pause();
    expect(address()).toBe(`${PAGE}?sort=name&find=wel#table`);
    expect(replace).toHaveBeenCalledTimes(1);
    expect(history.entries).toHaveLength(1);
  });

  it('stays out of the address of the next page, which is loading', () => {
    const {history, writer, pause, address} = start();
    writer.writeLater(PAGE, withFind('welsh'));
    history.push('/next');
    pause();
    expect(address()).toBe('/next');
  });

  it('gives way to a link to another state of the same page', () => {
    const {history, writer, pause, address} = start();
    writer.writeLater(PAGE, withFind('welsh'));
    history.push(`${PAGE}?find=irish`);
    expect(writer.isForeign('?find=irish')).toBe(true);
    pause();
    expect(address()).toBe(`${PAGE}?find=irish`);
  });

  it('is written at once before the page is left, and only then', () => {
    const {history, writer, pause, address} = start();
    const replace = vi.spyOn(history, 'replace');
    writer.writeLater(PAGE, withFind('welsh'));
    writer.writeNow();
    expect(address()).toBe(`${PAGE}?find=welsh`);
    writer.writeNow();
    pause();
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it('is not read back, not even when an earlier write arrives after a later one', () => {
    const {writer, pause} = start();
    for (const text of ['we', 'welsh']) {
      writer.writeLater(PAGE, withFind(text));
      pause();
    }
    expect(writer.isForeign('?find=we')).toBe(false);
    expect(writer.isForeign('?find=welsh')).toBe(false);
  });
});
