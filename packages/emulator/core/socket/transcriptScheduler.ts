/**
 * Recognition of one stream: decides, for every moment of the audio, which partials, finals, and ends of utterance are
 * due. It goes by the audio that has come, never by the clock, so the same audio always gives the same messages.
 */
import {type Recording, round, type Sentence, type Token} from '../recordings';

export interface TranscriptSettings {
  maxDelay: number;
  partials: boolean;
  /** Seconds of silence that end an utterance; 0 for never. */
  silenceTrigger: number;
}

export type Recognized =
  /** `at`: start time in seconds, also of a result without words. */
  | {kind: 'partial'; tokens: Token[]; at: number; forced?: true}
  | {kind: 'final'; tokens: Token[]; at: number; forced?: true}
  /** A sentence is complete and final; at the end of the audio, also one that broke off. `isOpen`: its words so far. */
  | {kind: 'sentence'; tokens: Token[]; isOpen?: true}
  | {kind: 'endOfUtterance'; at: number; forced?: true};

/** A final contains the words that have been open for this share of `max_delay`. */
const SURE_AFTER = 0.5;

export class TranscriptScheduler {
  private sentenceIndex = 0;
  private tokenIndex = 0;
  private open: Token[] = [];
  private silentSince: number | undefined;
  private finalUntil = 0;

  constructor(
    private readonly recording: Recording,
    readonly settings: TranscriptSettings,
  ) {}

  /** Returns what is due once the audio has reached `seconds`. */
  *advance(seconds: number): Generator<Recognized> {
    for (;;) {
      const {sentence, token} = this.next();
      if (!sentence || !token || token.end > seconds) break;
      yield* this.overdue(token.end);
      yield* this.silence(token.start);
      yield* this.take(sentence, token);
    }
    yield* this.overdue(seconds);
    // Silence ends where the next word begins, even before the word is recognized.
    yield* this.silence(Math.min(seconds, this.next().token?.start ?? seconds));
  }

  /** Returns what is left when the audio ends at `seconds`; the end itself is no silence, and ends no utterance. */
  *finish(seconds: number): Generator<Recognized> {
    yield* this.advance(seconds);
    yield* this.settle();
    const {sentence} = this.next();
    const spoken = sentence?.tokens.slice(0, this.tokenIndex) ?? [];
    if (spoken.length > 0) yield {kind: 'sentence', tokens: spoken};
  }

  /** Makes final what was said so far. */
  *settle(): Generator<Recognized> {
    if (this.open.length > 0) yield* this.final(this.open.length);
  }

  /** Ends the utterance at `at`: what was said before is final now, and no silence ends it again. */
  *force(at: number): Generator<Recognized> {
    const count = this.open.filter(({start}) => start < at).length;
    yield* this.final(count, true);
    if (this.open.length === 0) this.silentSince = undefined;
    yield {kind: 'endOfUtterance', at: round(at), forced: true};
  }

  /** The recording of a live stream grows, and a sentence that broke off has no end. */
  private next(): {sentence: Sentence | undefined; token: Token | undefined} {
    const {sentences} = this.recording;
    while (
      this.sentenceIndex + 1 < sentences.length &&
      this.tokenIndex >= (sentences[this.sentenceIndex]?.tokens.length ?? 0)
    )
      this.nextSentence();
    const sentence = sentences[this.sentenceIndex];
    return {sentence, token: sentence?.tokens[this.tokenIndex]};
  }

  private nextSentence(): void {
    this.sentenceIndex += 1;
    this.tokenIndex = 0;
  }

  private *take(sentence: Sentence, token: Token): Generator<Recognized> {
    this.open.push(token);
    this.tokenIndex += 1;
    this.silentSince = token.end;
    if (token.isEos) {
      this.nextSentence();
      yield* this.final(this.open.length);
      yield {kind: 'sentence', tokens: sentence.tokens};
    } else if (token.kind === 'word') {
      yield* this.partial();
      yield {kind: 'sentence', tokens: sentence.tokens.slice(0, this.tokenIndex), isOpen: true};
    }
  }

  /** No word stays open for longer than `max_delay`; words half that old go with it, and younger ones stay open. */
  private *overdue(seconds: number): Generator<Recognized> {
    const {maxDelay} = this.settings;
    const age = ({end}: Token) => round(seconds - end);
    while (this.open[0] && age(this.open[0]) >= maxDelay) {
      const young = this.open.findIndex((token) => age(token) < maxDelay * SURE_AFTER);
      yield* this.final(young < 0 ? this.open.length : young);
    }
  }

  private *silence(seconds: number): Generator<Recognized> {
    const {silenceTrigger} = this.settings;
    if (silenceTrigger <= 0 || this.silentSince === undefined) return;
    const at = round(this.silentSince + silenceTrigger);
    if (at > seconds) return;
    if (this.open.length > 0) yield* this.final(this.open.length);
    this.silentSince = undefined;
    yield {kind: 'endOfUtterance', at};
  }

  /** Yields a final, and a partial with the words that are still open. */
  private *final(count: number, forced?: true): Generator<Recognized> {
    const at = this.open[0]?.start ?? this.finalUntil;
    const tokens = this.open.splice(0, count);
    this.finalUntil = tokens.at(-1)?.end ?? this.finalUntil;
    yield {kind: 'final', tokens, at, ...(forced && {forced})};
    yield* this.partial();
  }

  private *partial(): Generator<Recognized> {
    if (!this.settings.partials) return;
    yield {kind: 'partial', tokens: [...this.open], at: this.open[0]?.start ?? this.finalUntil};
  }
}

/** Joins words and marks as they are read. */
export function textOf(tokens: readonly Token[], delimiter = ' '): string {
  return tokens.reduce((text, {content, kind}) => {
    return text === '' || kind === 'punctuation' ? text + content : `${text}${delimiter}${content}`;
  }, '');
}
