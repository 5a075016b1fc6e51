/**
 * Whether a client prefers the Markdown of a page to its HTML, by its `Accept` header. Markdown must be named: a browser
 * or a program that takes anything gets HTML. Where the client names both with the same weight, it gets Markdown, since
 * only readers of Markdown name it.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const ranges = (accept ?? '').split(',').map(parseRange);
  const weightOf = (...names: string[]) => {
    for (const name of names) {
      const range = ranges.find((one) => one.name === name);
      if (range) return range.weight;
    }
    return 0;
  };
  const markdown = weightOf('text/markdown');
  return markdown > 0 && markdown >= weightOf('text/html', 'text/*', '*/*');
}

/** A range without a valid weight counts in full, as if it had none. */
function parseRange(range: string): {name: string; weight: number} {
  const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.map((one) => /^q\s*=\s*([01](?:\.\d{0,3})?)$/.exec(one)?.[1]).find(Boolean);
  return {name, weight: weight === undefined ? 1 : Math.min(Number(weight), 1)};
}
