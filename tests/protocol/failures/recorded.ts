/** What clients printed when they met the faults of the emulator and of the network: `npm run pastes:record`. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {replaceSiteTokens} from '../../../data/siteTokens';

export interface RecordedText {
  client: string;
  fault: string;
  /** IDs of failures of which any is right; none when the text is of another service. */
  right: string[];
  text: string;
}

const FOLDER = 'tests/protocol/pastes';

/** Returns the texts; those that `isHeldOut` were not looked at before the matcher was done. */
export function recordedTexts(): RecordedText[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const pastes = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Omit<RecordedText, 'client'>[];
      return pastes.map((one) => ({
        ...one,
        client: file.replace('.json', ''),
        text: replaceSiteTokens(one.text, file),
      }));
    });
}

/** Half of the texts, by their names. */
export function isHeldOut({client, fault}: Pick<RecordedText, 'client' | 'fault'>): boolean {
  let hash = 7;
  for (const letter of `${client}/${fault}`) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
  return hash % 2 === 1;
}
