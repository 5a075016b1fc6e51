/**
 * What the settings of a transcription make of a recording: which words are written how, and which are left out. A
 * recording contains what was said; without settings it is written as it was said.
 */
import type {Fields} from '@speech-docs/protocol/contracts';
import {disfluencies} from '@speech-docs/protocol/facts';
import {type Recording, round, type Sentence, type Token, volumeOf} from './recordings';
import {textOf} from './socket/transcriptScheduler';

interface Settings {
  enable_entities?: boolean;
  additional_vocab?: (string | {content: string})[];
  audio_filtering_config?: {volume_threshold?: number};
  output_locale?: string;
  punctuation_overrides?: {permitted_marks?: string[]; sensitivity?: number};
  transcript_filtering_config?: {remove_disfluencies?: boolean; replacements?: {from: string; to: string}[]};
}

/** Spellings that the recordings need; the recordings themselves are American. */
const BRITISH: Record<string, string> = {colors: 'colours', harbor: 'harbour', theater: 'theatre'};
/** Below this `sensitivity`, commas are left out. */
const COMMA_SENSITIVITY = 0.4;

/** Returns the recording as it is transcribed under these settings. */
export function applySettings(recording: Recording, config: Fields | undefined): Recording {
  const settings = (config ?? {}) as Settings;
  const steps: ((tokens: Token[]) => Token[])[] = [
    (tokens) => dropQuiet(tokens, settings.audio_filtering_config?.volume_threshold ?? 0),
    (tokens) => mishear(tokens, recording, settings.additional_vocab ?? []),
    (tokens) => (settings.transcript_filtering_config?.remove_disfluencies ? dropHesitations(tokens) : tokens),
    (tokens) =>
      /^en-(GB|AU)$/.test(settings.output_locale ?? '') ? rewrite(tokens, (word) => BRITISH[word] ?? word) : tokens,
    (tokens) => replaceWords(tokens, settings.transcript_filtering_config?.replacements ?? []),
    (tokens) => permitMarks(tokens, settings.punctuation_overrides ?? {}),
    (tokens) => (settings.enable_entities ? joinEntities(tokens, recording.entities ?? []) : tokens),
  ];
  const sentences = recording.sentences.map((sentence): Sentence => {
    const tokens = steps.reduce((before, step) => step(before), sentence.tokens);
    // Unchanged sentences are returned as they are.
    return tokens === sentence.tokens ? sentence : {...sentence, tokens, text: textOf(tokens)};
  });
  return {...recording, sentences: sentences.filter(({tokens}) => tokens.length > 0)};
}

/** Words below the threshold are not recognized, and have no marks. */
function dropQuiet(tokens: Token[], threshold: number): Token[] {
  if (threshold <= 0) return tokens;
  let volume = 0;
  return tokens.filter((token) => {
    volume = volumeOf(token) ?? volume;
    return volume >= threshold;
  });
}

/** Replaces words that the custom dictionary lacks by what the service would recognize. */
function mishear(
  tokens: Token[],
  {misrecognized = {}}: Recording,
  vocabulary: (string | {content: string})[],
): Token[] {
  const known = new Set(vocabulary.map((entry) => (typeof entry === 'string' ? entry : entry.content)));
  const isStrange = ({content}: Token) => misrecognized[content] !== undefined && !known.has(content);
  if (!tokens.some(isStrange)) return tokens;
  return tokens.flatMap((token) => {
    const words = isStrange(token) ? (misrecognized[token.content] ?? '').split(' ') : [token.content];
    const share = (token.end - token.start) / words.length;
    return words.map((content, index) => ({
      ...token,
      content,
      start: round(token.start + index * share),
      end: round(token.start + (index + 1) * share),
    }));
  });
}

function dropHesitations(tokens: Token[]): Token[] {
  const isHesitation = (token: Token | undefined) =>
    token?.kind === 'word' && disfluencies.includes(token.content.toLowerCase());
  const kept = tokens.filter((token, index) => {
    if (isHesitation(token)) return false;
    const isComma = token.content === ',';
    return !(isComma && (isHesitation(tokens[index - 1]) || isHesitation(tokens[index + 1])));
  });
  const [first, ...rest] = kept;
  if (!first || kept.length === tokens.length) return tokens;
  return [{...first, content: `${first.content[0]?.toUpperCase()}${first.content.slice(1)}`}, ...rest];
}

/** Returns the first replacement whose expression is not valid: its path, and why it cannot be used. */
export function replacementProblem(config: Fields | undefined): {field: string; text: string} | undefined {
  const rules = ((config ?? {}) as Settings).transcript_filtering_config?.replacements ?? [];
  const bad = rules.findIndex(({from}) => {
    try {
      return new RegExp(/^\/(.*)\/$/.exec(from)?.[1] ?? '') === undefined;
    } catch {
      return true;
    }
  });
  if (bad < 0) return undefined;
  return {field: `transcript_filtering_config.replacements[${bad}].from`, text: 'must be a regular expression'};
}

/** Plain words come before expressions; once a rule has matched a word, no other sees it. */
function replaceWords(tokens: Token[], rules: {from: string; to: string}[]): Token[] {
  if (rules.length === 0) return tokens;
  return rewrite(tokens, (word) => {
    const plain = rules.find(({from}) => from === word);
    if (plain) return plain.to;
    const [first] = rules.flatMap(({from, to}) => {
      const [, source] = /^\/(.*)\/$/.exec(from) ?? [];
      return source && new RegExp(source).test(word) ? [word.replace(new RegExp(source, 'g'), to)] : [];
    });
    return first ?? word;
  });
}

function permitMarks(
  tokens: Token[],
  {permitted_marks: permitted, sensitivity = 0.5}: NonNullable<Settings['punctuation_overrides']>,
): Token[] {
  if (!permitted && sensitivity >= COMMA_SENSITIVITY) return tokens;
  const isPermitted = (mark: string) => !permitted || permitted.includes('all') || permitted.includes(mark);
  return tokens.flatMap((token) => {
    if (token.kind !== 'punctuation') return [token];
    if (token.content === ',' && sensitivity < COMMA_SENSITIVITY) return [];
    if (isPermitted(token.content)) return [token];
    // A sentence still ends, with a full stop in place of a mark that is not permitted.
    return token.isEos && isPermitted('.') ? [{...token, content: '.'}] : [];
  });
}

function joinEntities(tokens: Token[], entities: NonNullable<Recording['entities']>): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const rest = tokens.slice(at);
    const [found] = entities.flatMap(({kind, spoken, written: content}) => {
      const written = spelled(rest, content);
      return written ? [{content, end: written.at(-1)?.end ?? 0, entity: {kind, spoken, written}}] : [];
    });
    joined.push({...(rest[0] as Token), ...found});
    at += found?.entity.written.length ?? 1;
  }
  return joined;
}

/** Returns the words at the start of `tokens` when they spell `written`; a full stop at its end may be a mark there. */
function spelled(tokens: Token[], written: string): Token[] | undefined {
  const words = written.replace(/\.$/, '').split(' ');
  const own = tokens.slice(0, words.length);
  return own.map(({content}) => content).join(' ') === words.join(' ') ? own : undefined;
}

function rewrite(tokens: Token[], change: (word: string) => string): Token[] {
  return tokens.map((token) => (token.kind === 'word' ? {...token, content: change(token.content)} : token));
}
