/** Percent signs in addresses: the router and the browser's own decoder throw at one that is no escape. */

/**
 * Returns `text` with every percent sign that is no escape written as one, so that decoding it never throws; all of
 * them where the escapes are no UTF-8 (`%E0%A4%A`).
 */
export function fixPercentEncoding(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    const fixed = text.replace(/%(?![0-9a-f]{2})/gi, '%25');
    try {
      decodeURIComponent(fixed);
      return fixed;
    } catch {
      return text.replace(/%/g, '%25');
    }
  }
}

/** Returns `text` with its percent escapes decoded; a percent sign that is no escape stays. Never throws. */
export function safeDecode(text: string): string {
  return decodeURIComponent(fixPercentEncoding(text));
}
