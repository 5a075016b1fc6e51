/** Returns `text` with its percent escapes decoded, or `text` itself when it holds a percent sign that is no escape. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
