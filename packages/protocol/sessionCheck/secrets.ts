/** Keys and tokens: a report hides them, so that it can be shown to others, and an address must not have a long-lived one. */

const NAMES = 'api[-_]?key|key|token|access_token|authorization';
const SECRETS: [RegExp, string][] = [
  [/\b(Bearer|Basic|Token)\s+[^\s"',;]+/gi, '$1 •••'],
  [new RegExp(`([?&](?:jwt|${NAMES}|sig|signature)=)[^&\\s"']+`, 'gi'), '$1•••'],
  [
    /(["']?(?:authorization|api[-_]?key|apikey|key_value|token|access_token|jwt|secret|password|x-api-key)["']?\s{0,9}[:=]\s{0,9}["'])[^"']*(["'])/gi,
    '$1•••$2',
  ],
  [/(?<![\w-])eyJ[\w-]{8,}(?:\.[\w-]+){1,2}/g, '•••'],
];
/** A long word with digits and letters. Looking ahead for both from every place in it would take time squared. */
const LONG_WORD = /(?<![\w-])[\w-]{32,}/g;
/** Only temporary keys, which are JSON Web Tokens, belong in an address; shorter values of `jwt` are masked by hand. */
const KEY_IN_ADDRESS = new RegExp(`[?&](?:(${NAMES})=[^&\\s]|(jwt)=(?=\\w*\\d)\\w{20,}(?:&|\\s|$))`, 'i');

/** Returns a text without keys and tokens. */
export function mask(text: string): string {
  const masked = SECRETS.reduce((rest, [pattern, shown]) => rest.replace(pattern, shown), text);
  return masked.replace(LONG_WORD, (word) => (/\d/.test(word) && /[a-z]/i.test(word) ? '•••' : word));
}

/** Returns the name of the parameter that has a long-lived key; `undefined` when there is none. */
export function keyInAddress(url: string | null): string | undefined {
  const [, name, temporary] = KEY_IN_ADDRESS.exec(url ?? '') ?? [];
  return name ?? temporary;
}
