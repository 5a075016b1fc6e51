/** Which number of a contract's version its changes raise. */
import type {Change} from './change';

/** What a class of changes raises, by the position of the number. */
const RAISED: readonly {class: Change['class']; number: string; what: string}[] = [
  {class: 'breaking', number: 'first', what: 'something changed that breaks programs'},
  {class: 'additive', number: 'second', what: 'something was added'},
  {class: 'documentation', number: 'third', what: 'only words changed'},
];

interface Advice {
  /** A sentence that names the version to write. */
  text: string;
  /** The version is too low for the changes. */
  mustRaise: boolean;
}

/** Returns what to do with `info.version` of a contract, which is `version`, after these changes since `published`. */
export function versionAdvice(published: string, version: string, changes: readonly Change[]): Advice {
  const place = RAISED.findIndex((raised) => changes.some((change) => change.class === raised.class));
  const raised = RAISED[place];
  if (!raised) return {text: `Nothing changed since ${published}: leave the version.`, mustRaise: false};
  const least = numbersOf(published).map((number, at) => (at < place ? number : at === place ? number + 1 : 0));
  const mustRaise = isBelow(numbersOf(version), least);
  const reason = `Since ${published}, ${raised.what}.`;
  return mustRaise
    ? {text: `${reason} Raise the ${raised.number} number: set info.version to ${least.join('.')}.`, mustRaise}
    : {text: `${reason} Version ${version} says so already.`, mustRaise};
}

const numbersOf = (version: string) => version.split('.').map(Number);

function isBelow(version: number[], least: number[]): boolean {
  const at = least.findIndex((number, index) => version[index] !== number);
  return at >= 0 && (version[at] ?? 0) < (least[at] ?? 0);
}
