/** Hides keys and tokens, so that a report can be shown to others. */

const SECRETS: [RegExp, string][] = [
  [/\b(Bearer|Basic|Token)\s+[^\s"',;]+/gi, '$1 •••'],
  [/([?&](?:jwt|token|key|api_key|access_token|sig|signature)=)[^&\s"']+/gi, '$1•••'],
  [
    /(["']?(?:authorization|api[-_]?key|apikey|key_value|token|access_token|jwt|secret|password|x-api-key)["']?\s{0,9}[:=]\s{0,9}["'])[^"']*(["'])/gi,
    '$1•••$2',
  ],
  [/(?<![\w-])eyJ[\w-]{8,}(?:\.[\w-]+){1,2}/g, '•••'],
];
/** A long word with digits and letters. Looking ahead for both from every place in it would take time squared. */
const LONG_WORD = /(?<![\w-])[\w-]{32,}/g;

/** Returns a text without keys and tokens. */
export function mask(text: string): string {
  const masked = SECRETS.reduce((rest, [pattern, shown]) => rest.replace(pattern, shown), text);
  return masked.replace(LONG_WORD, (word) => (/\d/.test(word) && /[a-z]/i.test(word) ? '•••' : word));
}
