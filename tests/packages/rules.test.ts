/** The rules of the sockets, against the contracts that they are made from and the pages that they link to. */
import {readFileSync} from 'node:fs';
import {closeCodeOf} from '@speech-docs/emulator/core';
import {readSource} from '@speech-docs/protocol/compile';
import type {SocketApi} from '@speech-docs/protocol/rules';
import {check, recordings} from '@speech-docs/protocol/testing';
import {describe, expect, it} from 'vitest';
import {allFields} from '../../src/reference/model';
import {contracts} from '../support/contracts';
import {reference} from '../support/reference';

const {protocols} = contracts;
const APIS: SocketApi[] = ['realtime', 'flow'];

describe.each(APIS)('each rule of %s', (api) => {
  const source = readSource(api);

  it('names a place that the contract has', () => {
    for (const {id, pointer} of protocols[api].rules) {
      const part = pointer.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], source);
      expect(part, `${id}: ${pointer.join('.')}`).toBeDefined();
    }
  });

  it('has an ID of its own, a sentence, and a page of the reference', () => {
    const {rules} = protocols[api];
    expect(new Set(rules.map(({id}) => id)).size).toBe(rules.length);
    for (const {statement, page, contract} of rules) {
      expect(statement).toMatch(/^[A-Z].*\.$/);
      expect(page).toMatch(/^\/api-ref\/[\w-]*#[a-z-]+$/);
      expect(readFileSync(contract, 'utf8')).toContain('asyncapi');
    }
  });
});

it('the rule of AudioReceived tells a client that sends none to send one for each frame', () => {
  const statements = protocols.flow.rules.flatMap(({id, statement}) =>
    id === 'shape.AudioReceived' ? [statement] : [],
  );
  expect(statements).toEqual([expect.stringContaining('Send one AudioReceived for each frame of audio')]);
});

it('close codes that also follow an Error of another type say that the Error decides', () => {
  const {'x-errors': errors, 'x-close-codes': codes} = protocols.realtime.contract;
  const sent = errors.flatMap(({type, closeCode}) => (closeCode === null ? [closeCodeOf(type)] : []));
  expect(codes.map(({code}) => code)).toEqual(expect.arrayContaining(sent));
  for (const {code, how} of readSource('realtime')['x-close-codes'] as {code: number; how: string}[])
    expect(/^Act on .*last `Error`/.test(how), `${code}`).toBe(sent.includes(code));
});

it('a rule that a recording breaks links to a place that the reference has', () => {
  const anchors = new Map(
    APIS.map((api) => {
      const messages = reference.messages[api];
      const ids = messages.flatMap(({name, fields}) => [name.toLowerCase(), ...allFields(fields).map(({id}) => id)]);
      return [api, new Set([...ids, 'messages-you-send', 'states', 'time-limits', 'errors', 'connect'])];
    }),
  );
  const pages = recordings().flatMap(({text}) =>
    check(text).sessions.flatMap(({api, broken}) => broken.map(({page}) => ({api, anchor: page.split('#')[1] ?? ''}))),
  );
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter(({api, anchor}) => !anchors.get(api)?.has(anchor))).toEqual([]);
});
