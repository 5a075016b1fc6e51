/** Returns `search` with these parameters; one without a value is left out, and others stay. */
export function withParameters(search: string, values: Readonly<Record<string, string | undefined>>): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}
