/** Which drills each program of the samples faces, and what it claims to do under them: drillClaims.yaml. */
import {drills} from '@speech-docs/emulator/drills';
import {readPatterns} from './cases';

export interface Claim {
  programs: RegExp;
  /** Names of drills. */
  faces: readonly string[];
  /** It goes on under each of them as a right program does; others stop once, with a message and a status other than 0. */
  recovers?: true;
  /** Findings that mean nothing for it. */
  ignores?: readonly string[];
  /**
   * An archive takes a folder of recordings, and leaves their transcripts in another one; a receiver gets notifications of
   * the jobs of another program; channels are two, and have a form of each drill of their own.
   */
  role?: 'archive' | 'receiver' | 'channels';
  /** Arguments, where those of its case would take long. */
  args?: string[];
  /** It may take so long, because it speaks at the pace of speech. */
  seconds?: number;
}

const table = readPatterns<{
  unharmed: string[];
  sets: Record<string, {of: string[]; without?: string[]}>;
  claims: (Claim & {without?: string[]})[];
}>('drillClaims.yaml');

function namesIn(words: readonly string[], without: readonly string[] = []): string[] {
  const names = words.flatMap((word) => {
    const set = table.sets[word];
    if (set) return namesIn(set.of, set.without);
    const ofKind = drills.filter(({kind}) => kind === word).map(({name}) => name);
    return ofKind.length > 0 ? ofKind : [word];
  });
  return names.filter((name) => !without.includes(name));
}

export const UNHARMED = table.unharmed;
export const claims: Claim[] = table.claims.map(({faces, without, ignores = [], ...claim}) => ({
  ...claim,
  faces: namesIn(faces, without),
  ignores: namesIn(ignores),
}));
