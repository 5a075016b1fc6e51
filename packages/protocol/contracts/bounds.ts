/** Bounds of a schema in words. */

type Schema = Readonly<Record<string, unknown>>;

/** Returns the bounds of a field, and of its items when it is a list. */
export function describeBounds(part: Schema, item: Schema): string[] {
  const own = [...numberBounds(part), ...textBounds(part), ...listBounds(part)];
  const inner = item === part ? [] : [...numberBounds(item), ...textBounds(item)].map((bound) => `each ${bound}`);
  return [...own, ...inner];
}

function numberBounds(part: Schema): string[] {
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf} = part as Record<string, number | undefined>;
  const bounds: string[] = [];
  if (minimum !== undefined && maximum !== undefined) bounds.push(`${minimum}–${maximum}`);
  else if (minimum !== undefined) bounds.push(`at least ${minimum}`);
  else if (maximum !== undefined) bounds.push(`at most ${maximum}`);
  if (exclusiveMinimum !== undefined) bounds.push(`more than ${exclusiveMinimum}`);
  if (exclusiveMaximum !== undefined) bounds.push(`less than ${exclusiveMaximum}`);
  if (multipleOf !== undefined) bounds.push(`a multiple of ${multipleOf}`);
  return bounds;
}

function textBounds(part: Schema): string[] {
  const {minLength, maxLength} = part as Record<string, number | undefined>;
  const bounds: string[] = [];
  if (minLength === 1 && maxLength === undefined) bounds.push('not empty');
  else if (minLength !== undefined && maxLength !== undefined) bounds.push(`${minLength}–${maxLength} characters`);
  else if (minLength !== undefined) bounds.push(`at least ${minLength} characters`);
  else if (maxLength !== undefined) bounds.push(`at most ${grouped(maxLength)} characters`);
  if (part.pattern) bounds.push(`matches \`${part.pattern}\``);
  return bounds;
}

function listBounds(part: Schema): string[] {
  const {minItems, maxItems} = part as Record<string, number | undefined>;
  const bounds: string[] = [];
  if (minItems !== undefined && maxItems !== undefined) bounds.push(`${minItems}–${grouped(maxItems)} items`);
  else if (minItems !== undefined) bounds.push(`at least ${counted(minItems)}`);
  else if (maxItems !== undefined) bounds.push(`at most ${counted(maxItems)}`);
  if (part.uniqueItems) bounds.push('no item twice');
  return bounds;
}

function counted(count: number): string {
  return `${grouped(count)} ${count === 1 ? 'item' : 'items'}`;
}

/** 1,000 as the pages write it. */
function grouped(number: number): string {
  return number.toLocaleString('en-US');
}
