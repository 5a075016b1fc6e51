/**
 * What 60 clients printed when they met the faults of the emulator and of the network. What recorded it is in the history:
 * `git log -- tools/recordPastes.ts`.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {readSource} from '@speech-docs/protocol/compile/contracts';
import type {FailureSources} from '@speech-docs/protocol/failures/catalogue';
import {errorsFile} from '@speech-docs/protocol/failures/errorsFile';
import {matchFailures} from '@speech-docs/protocol/failures/match';
import {replaceSiteTokens} from '../../../data/siteTokens';

export interface RecordedText {
  client: string;
  fault: string;
  /** IDs of failures of which any is right; none when the text is of another service. */
  right: string[];
  text: string;
  /** The failure that comes first. */
  found: string | undefined;
  /** `assumed`: the right one, if the text is of this service. */
  verdict: 'right' | 'assumed' | 'wrong' | 'none';
}

const FOLDER = 'tests/packages/failures/pastes';
const sources = {batch: readSource('batch'), realtime: readSource('realtime'), flow: readSource('flow')};
export const {failures, hosts} = errorsFile(sources as unknown as FailureSources);

/** Returns the texts with what the finder makes of them. */
export function recordedTexts(): RecordedText[] {
  return readdirSync(FOLDER).flatMap((file) => {
    const pastes = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as RecordedText[];
    return pastes.map(({fault, right, text}) => {
      const pasted = replaceSiteTokens(text, file);
      const [first] = matchFailures(pasted, failures, hosts);
      const found = first?.failure.id;
      const isRight = found !== undefined && right.includes(found);
      const verdict = isRight ? (first?.isOurs ? 'right' : 'assumed') : found ? 'wrong' : 'none';
      return {client: file.replace('.json', ''), fault, right, text: pasted, found, verdict};
    });
  });
}

/** Half of the texts, by their names: these were not looked at before the matcher was done. */
export function isHeldOut({client, fault}: Pick<RecordedText, 'client' | 'fault'>): boolean {
  let hash = 7;
  for (const letter of `${client}/${fault}`) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
  return hash % 2 === 1;
}
