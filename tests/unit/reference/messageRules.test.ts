import type {PhrasingContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {beforeAll, describe, expect, it} from 'vitest';
import {loadReference} from '../../../src/reference/load.server';
import type {Message} from '../../../src/reference/messages';
import {type Direction, messageRules, sideRules} from '../../../src/reference/render/messageRules';
import type {Reference} from '../../../src/reference/schemaLocations';
import {sentencesOf} from '../../../tools/prose/language';

let reference: Reference;
beforeAll(async () => {
  reference = await loadReference();
}, 120_000);

const spoken = (parts: (PhrasingContent | string)[]) =>
  parts.map((part) => (typeof part === 'string' ? part : textOf(part))).join('');

function message(api: 'realtime' | 'flow', wanted: string): Message {
  const found = reference.messages[api].find(({name}) => name === wanted);
  if (!found) throw new Error(`no message ${wanted}`);
  return found;
}

describe('the rules of a message', () => {
  it('say who sends it, how often, in which frame, and when; then what comes before and after it', () => {
    expect(spoken(messageRules(message('realtime', 'StartRecognition')))).toBe(
      'You send it once, as a text frame, as soon as the socket is open. It always comes before AddAudio, ' +
        'AddChannelAudio, SetRecognitionConfig, and EndOfStream, in the state connected, and RecognitionStarted, Info, Warning, or Error can follow.',
    );
  });

  it('name the setting without which it never comes', () => {
    expect(spoken(messageRules(message('realtime', 'AddTranslation')))).toMatch(
      /^The service sends it any number of times, as a text frame, after .*, and only with translation_config\. /,
    );
  });

  it('say that the session ends with it', () => {
    expect(spoken(messageRules(message('flow', 'ConversationEnded')))).toMatch(
      /only after ConversationStarted, then AudioEnded or ConversationEnding, .*and it ends the session\.$/,
    );
  });

  it('are given for each side, where both send it', () => {
    const {directions} = message('flow', 'AddAudio');
    expect(spoken(sideRules('server', directions.server as unknown as Direction))).toMatch(
      /^The service sends it, during a reply\. .*It comes only after ResponseStarted and always before ConversationEnded, /,
    );
  });

  it.each(['realtime', 'flow'] as const)('are two sentences with every neighbor of every %s message', (api) => {
    for (const one of reference.messages[api]) {
      const text = spoken(messageRules(one));
      expect(sentencesOf(text), text).toHaveLength(2);
      for (const name of [...one.after, ...one.afterAny, ...one.before, ...one.followedBy, ...one.states])
        expect(text).toMatch(new RegExp(`\\b${name}\\b`));
      expect(text).not.toMatch(/undefined| {2}|,,|\.\.| ,/);
    }
  });
});
