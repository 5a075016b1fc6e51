/** `translate` of the default language: each text is what the code says. */
export function translate({message}: {message: string}, values: Record<string, string | number> = {}): string {
  return message.replace(/\{(\w+)\}/g, (token, name) => `${values[name] ?? token}`);
}
