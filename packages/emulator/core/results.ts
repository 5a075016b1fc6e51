/** What transcripts of all APIs share: the form of a word, and the facts about a language pack. */
import type {Api, Contracts, Fields} from '@speech-docs/protocol/contracts';
import {disfluencies, findLanguage} from '@speech-docs/protocol/facts';
import {shareTime, type Token} from './recordings';

export const FORMAT = '2.9';

const WITHOUT_SPACES = ['cmn', 'ja', 'yue', 'th'];
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur', 'ug'];

interface WordFacts {
  language?: string | undefined;
  speaker?: string | undefined;
  channel?: string | undefined;
  volume?: number | undefined;
}

/** Swear words that English audio is tagged for here; the service has a longer list. */
const PROFANITIES = ['bastard', 'bullshit', 'crap', 'damn', 'damned', 'fuck', 'fucking', 'shit'];

function tagsOf(content: string, language: string | undefined): string[] | undefined {
  if (language !== 'en') return undefined;
  const word = content.toLowerCase();
  if (PROFANITIES.includes(word)) return ['profanity'];
  return disfluencies.includes(word) ? ['disfluency'] : undefined;
}

/** Returns one item of `results`; an entity has its two forms. */
export function resultOf(contracts: Contracts, api: Api, token: Token, facts: WordFacts): Fields {
  const {entity, ...word} = token;
  // The forms of an entity have no channel of their own.
  const item = {...wordResult(contracts, api, word, facts), channel: facts.channel};
  if (!entity) return item;
  const form = (tokens: Token[]) => tokens.map((one) => wordResult(contracts, api, one, facts));
  const spoken = shareTime(entity.spoken, token).map(
    ({word: content, ...times}): Token => ({...word, content, ...times}),
  );
  return {
    ...item,
    type: 'entity',
    entity_class: entity.kind,
    spoken_form: form(spoken),
    written_form: form(entity.written),
  };
}

function wordResult(contracts: Contracts, api: Api, token: Token, {language, speaker, volume}: WordFacts): Fields {
  const isMark = token.kind === 'punctuation';
  return contracts.complete(api, 'RecognitionResult', {
    channel: undefined,
    volume,
    entity_class: undefined,
    spoken_form: undefined,
    written_form: undefined,
    score: undefined,
    type: token.kind,
    start_time: token.start,
    end_time: token.end,
    attaches_to: isMark ? 'previous' : undefined,
    is_eos: isMark ? token.isEos : undefined,
    alternatives: [
      contracts.complete(api, 'RecognitionAlternative', {
        content: token.content,
        confidence: token.confidence ?? (isMark ? 0.98 : 0.99),
        language,
        speaker,
        display: undefined,
        tags: isMark ? undefined : tagsOf(token.content, language),
      }),
    ],
  });
}

export const NOT_BOTH_MODELS = 'not allowed with model, whose older name it is';

export function hasDomain(code: string, domain: string, model = 'standard'): boolean {
  if (domain === 'medical') return model === 'enhanced' && findLanguage(code)?.medical === true;
  // The contracts name finance, and no list of languages does.
  return domain === 'finance' || findLanguage(code, domain) !== undefined;
}

/** Returns what the service reports about the language pack that it uses. */
export function languagePackInfo(code: string, domain: string | null = null) {
  return {
    language_description: findLanguage(code, domain)?.name ?? findLanguage(code)?.name ?? code,
    word_delimiter: delimiterOf(code),
    writing_direction: directionOf(code),
    itn: true,
    adapted: false,
  };
}

/** Returns the same facts for the model that recognizes several languages: one entry for each language it found. */
export function multilingualPackInfo(code: string) {
  return {
    word_delimiter: delimiterOf(code),
    per_language_word_delimiters: {[code]: delimiterOf(code)},
    per_language_writing_direction: {[code]: directionOf(code)},
  };
}

/** Returns what separates two words of the language. */
export function delimiterOf(code: string): string {
  return WITHOUT_SPACES.includes(code) ? '' : ' ';
}

function directionOf(code: string): string {
  return RIGHT_TO_LEFT.includes(code) ? 'right-to-left' : 'left-to-right';
}
