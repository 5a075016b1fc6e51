/** Translations that the recordings have. */
import type {Recording} from './recordings';

/** Returns the sentence in another language; one that no recording translates begins with its target language. */
export function translate(recording: Recording, target: string, text: string): string {
  return recording.translations[target]?.[text] ?? `[${target}] ${text}`;
}
