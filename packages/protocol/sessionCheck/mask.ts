/** Hides keys and tokens, so that a report can be shown to others. */

const SECRETS: [RegExp, string][] = [
  [/\b(Bearer|Basic|Token)\s+[^\s"',;]+/gi, '$1 •••'],
  [/([?&](?:jwt|token|key|api_key|access_token|sig|signature)=)[^&\s"']+/gi, '$1•••'],
  [
    /(["']?(?:authorization|api[-_]?key|apikey|key_value|token|access_token|jwt|secret|password|x-api-key)["']?\s*[:=]\s*["'])[^"']*(["'])/gi,
    '$1•••$2',
  ],
  [/\beyJ[\w-]{8,}(?:\.[\w-]+){1,2}/g, '•••'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}\b/gi, '•••'],
];

/** Returns a text without keys and tokens. */
export function mask(text: string): string {
  return SECRETS.reduce((masked, [pattern, shown]) => masked.replace(pattern, shown), text);
}
