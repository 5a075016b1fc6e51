/** Bounds of a schema in words. */

type Schema = Readonly<Record<string, unknown>>;

/** Returns the bounds of a field, and of its items when it is a list. */
export function describeBounds(part: Schema, item: Schema): string[] {
  const {minItems, maxItems} = part as Record<string, number | undefined>;
  const own = [...valueBounds(part), ...range(minItems, maxItems, 'item')];
  if (part.uniqueItems) own.push('no item twice');
  return [...own, ...(item === part ? [] : valueBounds(item).map((bound) => `each ${bound}`))];
}

function valueBounds(part: Schema): string[] {
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, minLength, maxLength} = part as Record<
    string,
    number | undefined
  >;
  const bounds = range(minimum, maximum);
  if (exclusiveMinimum !== undefined) bounds.push(`more than ${exclusiveMinimum}`);
  if (exclusiveMaximum !== undefined) bounds.push(`less than ${exclusiveMaximum}`);
  if (multipleOf !== undefined) bounds.push(`a multiple of ${multipleOf}`);
  if (minLength === 1 && maxLength === undefined) bounds.push('not empty');
  else bounds.push(...range(minLength, maxLength, 'character'));
  if (part.pattern) bounds.push(`matches \`${part.pattern}\``);
  return bounds;
}

/** Formats counts with a noun and with digit grouping: 1,000. */
function range(min: number | undefined, max: number | undefined, noun?: string): string[] {
  const shown = (count: number) => (noun ? count.toLocaleString('en-US') : `${count}`);
  const named = (text: string, count: number) => (noun ? `${text} ${noun}${count === 1 ? '' : 's'}` : text);
  if (min !== undefined && max !== undefined) return [named(`${shown(min)}–${shown(max)}`, max)];
  if (min !== undefined) return [`at least ${named(shown(min), min)}`];
  return max === undefined ? [] : [`at most ${named(shown(max), max)}`];
}
