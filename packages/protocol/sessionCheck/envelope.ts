/** Lines that a log service wraps in JSON: Docker, Fluentd, journald, and clouds put the line of the program into a field. */
import {type Fields, isFields} from '../rules/contract';
import {objectOf} from './capture';
import {readEntry, timeOf} from './entry';

const FIRST_LINES = 200;
const MOST_LEVELS = 3;
const TIME_KEY = /time|^(?:ts|at|date)$/i;

/** Returns the lines of the program, each behind the time of its envelope; the lines as they are when they are not wrapped. */
export function unwrapped(lines: readonly string[]): readonly string[] {
  const objects = lines
    .slice(0, FIRST_LINES)
    .map(objectOf)
    .filter((one) => one !== null);
  if (objects.length === 0 || !objects.every(isEnvelope)) return lines;
  return lines.map((line) => {
    const object = objectOf(line);
    return object ? lineIn(object) : line;
  });
}

/** Whether the object says nothing about a frame itself. */
function isEnvelope(object: Fields): boolean {
  const entry = readEntry(object);
  return !entry || (entry.event === 'text' && !entry.from && entry.message === undefined);
}

function lineIn(object: Fields): string {
  const line = longestText(object, MOST_LEVELS).trimEnd();
  const time = Object.entries(object).find(([key]) => TIME_KEY.test(key))?.[1];
  const at = time === undefined ? null : timeOf([typeof time === 'string' && /^\d+$/.test(time) ? Number(time) : time]);
  return at === null ? line : `${new Date(at).toISOString()} ${line}`;
}

function longestText(value: unknown, levels: number): string {
  if (typeof value === 'string') return value;
  if (!isFields(value) || levels === 0) return '';
  const texts = Object.values(value).map((one) => longestText(one, levels - 1));
  return texts.reduce((longest, one) => (one.length > longest.length ? one : longest), '');
}
