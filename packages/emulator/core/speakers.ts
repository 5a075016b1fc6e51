/**
 * Speaker identification: identifiers of the voices in a recording, and the labels of voices that were enrolled before.
 * An identifier belongs to a model; the emulator ignores those of another model, and those that it did not make.
 */
import {decodeBase64, decodeText, NO_BYTES} from './bytes';

export interface EnrolledSpeaker {
  label: string;
  speaker_identifiers: string[];
}

const PREFIX = 'voice';

export class Speakers {
  private readonly labels = new Map<string, string>();
  private unknown = 0;
  /** Identifiers that were sent, and those of them that are ignored. */
  readonly sent: number;
  readonly ignored: number;

  constructor(
    private readonly model: string,
    enrolled: readonly EnrolledSpeaker[] = [],
  ) {
    const all = enrolled.flatMap(({label, speaker_identifiers: ids}) =>
      ids.map((id) => ({label, voice: this.voiceOf(id)})),
    );
    for (const {label, voice} of all) if (voice) this.labels.set(voice, label);
    this.sent = all.length;
    this.ignored = all.filter(({voice}) => !voice).length;
  }

  /** Returns the label of a voice: the enrolled one, or the next `S1`, `S2`, … in order of appearance. */
  labelOf(voice: string): string {
    const known = this.labels.get(voice);
    if (known) return known;
    this.unknown += 1;
    const label = `S${this.unknown}`;
    this.labels.set(voice, label);
    return label;
  }

  /** Returns label and identifiers of each voice, as `SpeakersResult` and transcripts contain them. */
  identifiers(voices: Iterable<string>): EnrolledSpeaker[] {
    return [...new Set(voices)].map((voice) => ({
      label: this.labelOf(voice),
      speaker_identifiers: [btoa(`${PREFIX}:${this.model}:${voice}`)],
    }));
  }

  private voiceOf(identifier: string): string | undefined {
    const [prefix, model, voice] = decodeText(decodeBase64(identifier) ?? NO_BYTES).split(':');
    return prefix === PREFIX && model === this.model ? voice : undefined;
  }
}
