/** Differences between two versions of a contract, in words, and the version that they need. */
import type {Api} from '@speech-docs/protocol/contracts';

export interface Change {
  api: Api;
  /** Breaking: a program that keeps the old contract can fail. Additive: it cannot. Documentation: words alone. */
  class: 'breaking' | 'additive' | 'documentation';
  kind: 'added' | 'removed' | 'changed' | 'deprecated';
  /** The field, message, operation, or entry: `TranscriptionConfig.language`, `createJob.wait`, `x-errors.job-rejected`. */
  address: string;
  /** Where the site explains it: page and anchor, from the root of the site. */
  page?: string;
  /** What changed there, with the values before and after, in words. */
  what: string;
  /** The values before and after by keyword, such as `{maximum: 40}` and `{maximum: 60}`; none where a whole part is new or gone. */
  was?: Record<string, unknown>;
  now?: Record<string, unknown>;
}

export interface Release {
  api: Api;
  version: string;
  /** The day on which it was published. */
  date: string;
  /** Since the version before it; none in the first. */
  changes: Change[];
}

/** Whether a version is news: the first of its API, and one that changed more than words. */
export const isNews = ({changes}: Release) => changes.length === 0 || changes.some(isNoticed);

const isNoticed = ({class: one, kind}: Change) => one !== 'documentation' || kind === 'deprecated';

/**
 * Returns what a version changed, in words: "New: errors job-error, job-in-progress also returned by getTranscript". Changes
 * that say the same share a line. `named` writes the name of one.
 */
export function releaseLines(
  {changes}: Release,
  named: (change: Change, name: string) => string = (_, name) => name,
): string[] {
  if (changes.length === 0) return ['The first version that is published.'];
  const lines: {start: string; list: string; plural: string; what: string; names: string[]}[] = [];
  for (const change of changes.filter(isNoticed)) {
    const start = `${LABELS[change.class]}:`;
    const [, list = '', plural = '', entry = change.address] = /^x-(.+?)(s?)\.(.+)$/.exec(change.address) ?? [];
    const same = lines.find((line) => line.start === start && line.list === list && line.what === change.what);
    const line = same ?? {start, list, plural, what: change.what, names: []};
    if (!same) lines.push(line);
    line.names.push(named(change, entry));
  }
  const texts = lines.map(({start, list, plural, what, names}) => {
    const kind = list && list.replace('-', ' ') + (names.length > 1 ? plural : '');
    return [start, kind, names.join(', '), what].filter(Boolean).join(' ');
  });
  return texts.length > 0 ? texts : ['Documentation only.'];
}

const LABELS = {breaking: 'Breaking', additive: 'New', documentation: 'Note'} as const;

/** The first raises the first number of a version, and so on. */
const CLASSES = ['breaking', 'additive', 'documentation'] as const satisfies Change['class'][];

/** Returns which version to write after these changes since `published`; nothing where `version` is high enough. */
export function versionAdvice(published: string, version: string, changes: readonly Change[]): string | undefined {
  const found = new Set(changes.map((change) => change.class));
  const raised = CLASSES.findIndex((one) => found.has(one));
  if (raised < 0) return undefined;
  const numbers = published
    .split('.')
    .map((number, at) => (at > raised ? 0 : Number(number) + (at === raised ? 1 : 0)));
  const least = numbers.join('.');
  const isEnough = version.localeCompare(least, 'en', {numeric: true}) >= 0;
  return isEnough ? undefined : `${CLASSES[raised]} changes since ${published}: set info.version to ${least}.`;
}
