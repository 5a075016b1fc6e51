/** Which version a contract needs after its changes. */
import type {Change} from './change';

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
