import type {Parent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import type {Direction, Message} from '../../../src/reference/messages';
import {messageRules, sideRules} from '../../../src/reference/render/messageRules';
import type {Content} from '../../../src/reference/render/nodes';
import {reference} from '../../support/reference';

const facts = (list: Content) =>
  (list as Parent).children.map((row) => (row as Parent).children.map((part) => textOf(part)).join(': '));

function message(api: 'realtime' | 'flow', wanted: string): Message {
  const found = reference.messages[api].find(({name}) => name === wanted);
  if (!found) throw new Error(`no message ${wanted}`);
  return found;
}

describe('the rules of a message', () => {
  it('say who sends it, how often, in which frame, and when; then what comes before and after it', () => {
    expect(facts(messageRules(message('realtime', 'StartRecognition')))).toEqual([
      'Sender: you, once, as a text frame',
      'When: as soon as the socket is open',
      'Before: AddAudio, AddChannelAudio, SetRecognitionConfig, and EndOfStream',
      'State: connected',
      'Next: RecognitionStarted, Info, Warning, or Error',
    ]);
  });

  it('name the setting without which it never comes, and say that the session ends with it', () => {
    const [sender, when] = facts(messageRules(message('realtime', 'AddTranslation')));
    expect(sender).toBe('Sender: the service, any number of times, as a text frame');
    expect(when).toMatch(/^When: after .*, only with translation_config$/);
    const rules = facts(messageRules(message('flow', 'ConversationEnded')));
    expect(rules).toContain('After: ConversationStarted, then AudioEnded or ConversationEnding');
    expect(rules.at(-1)).toBe('Next: the end of the session');
  });

  it('are given for each side, where both send it', () => {
    const {directions} = message('flow', 'AddAudio');
    expect(facts(sideRules('server', directions.server as unknown as Direction))).toEqual([
      'Sender: the service',
      'When: during a reply',
      'After: ResponseStarted',
      'Before: ConversationEnded',
      'Next: AudioReceived',
    ]);
  });

  it.each(['realtime', 'flow'] as const)('name every neighbor of every %s message', (api) => {
    for (const one of reference.messages[api]) {
      const text = facts(messageRules(one)).join('\n');
      for (const name of [...one.after, ...one.afterAny, ...one.before, ...one.followedBy, ...one.states])
        expect(text).toMatch(new RegExp(`\\b${name}\\b`));
      expect(text).not.toMatch(/undefined| {2}|,,|\.\.| ,|[:,]$/m);
    }
  });
});
