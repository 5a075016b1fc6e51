/**
 * Recognition of one stream: tells, for every moment of the audio, which partials, finals and ends of utterance are
 * due. It goes by the audio that has come, never by the clock, so the same audio always gives the same messages.
 */
import {type Recording, round, type Sentence, sentenceAt, type Token} from './recordings';

export interface SpeechSettings {
  maxDelay: number;
  partials: boolean;
  /** Seconds of silence that end an utterance; 0 for never. */
  silenceTrigger: number;
}

export type Recognized =
  | {kind: 'partial'; tokens: Token[]}
  | {kind: 'final'; tokens: Token[]; sentence: Sentence | undefined}
  | {kind: 'endOfUtterance'; at: number};

/** A partial comes with every so many words. */
const WORDS_PER_PARTIAL = 3;

export class Speech {
  private sentenceIndex = 0;
  private tokenIndex = 0;
  private pending: Token[] = [];
  private words = 0;
  private silentSince: number | undefined;

  constructor(
    private readonly recording: Recording,
    readonly settings: SpeechSettings,
  ) {}

  /** Returns what is due once the audio has reached `seconds`. */
  *advance(seconds: number): Generator<Recognized> {
    for (;;) {
      const sentence = sentenceAt(this.recording, this.sentenceIndex);
      const token = sentence?.tokens[this.tokenIndex];
      if (!sentence || !token || token.end > seconds) break;
      yield* this.overdue(token.end);
      yield* this.silence(token.start);
      yield* this.take(sentence, token);
    }
    yield* this.overdue(seconds);
    // A word that is being spoken is no silence, even though nobody knows yet which word it is.
    const next = sentenceAt(this.recording, this.sentenceIndex)?.tokens[this.tokenIndex];
    yield* this.silence(Math.min(seconds, next?.start ?? seconds));
  }

  /** Returns what is left when the audio ends at `seconds`. */
  *finish(seconds: number): Generator<Recognized> {
    yield* this.advance(seconds);
    if (this.pending.length > 0) yield this.final(this.pending.length, undefined);
    const {silenceTrigger} = this.settings;
    // The end of the audio is silence too.
    if (silenceTrigger > 0 && this.silentSince !== undefined) {
      yield {kind: 'endOfUtterance', at: round(Math.max(seconds, this.silentSince))};
    }
  }

  private *take(sentence: Sentence, token: Token): Generator<Recognized> {
    this.pending.push(token);
    this.tokenIndex += 1;
    this.silentSince = token.end;
    if (token.isEos) {
      this.sentenceIndex += 1;
      this.tokenIndex = 0;
      this.words = 0;
      yield this.final(this.pending.length, sentence);
    } else if (token.kind === 'word') {
      this.words += 1;
      const isDue = this.words % WORDS_PER_PARTIAL === 0;
      if (isDue && this.settings.partials) yield {kind: 'partial', tokens: [...this.pending]};
    }
  }

  /** No word stays open for longer than `max_delay`; the words after it that are sure by then go with it. */
  private *overdue(seconds: number): Generator<Recognized> {
    const [oldest] = this.pending;
    if (!oldest || seconds - oldest.end < this.settings.maxDelay) return;
    yield this.final(this.pending.length, undefined);
  }

  private *silence(seconds: number): Generator<Recognized> {
    const {silenceTrigger} = this.settings;
    if (silenceTrigger <= 0 || this.silentSince === undefined) return;
    const at = round(this.silentSince + silenceTrigger);
    if (at > seconds) return;
    if (this.pending.length > 0) yield this.final(this.pending.length, undefined);
    this.silentSince = undefined;
    yield {kind: 'endOfUtterance', at};
  }

  private final(count: number, sentence: Sentence | undefined): Recognized {
    return {kind: 'final', tokens: this.pending.splice(0, count), sentence};
  }
}

/** Joins words and marks as they are read. */
export function textOf(tokens: readonly Token[]): string {
  return tokens.reduce((text, {content, kind}) => {
    return text === '' || kind === 'punctuation' ? text + content : `${text} ${content}`;
  }, '');
}
