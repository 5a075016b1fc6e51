import {readFileSync} from 'node:fs';

/**
 * Returns a text of the interface for what is drawn while pages are compiled, before `translate` exists. A component
 * has the same text, so that `write-translations` lists it.
 */
export function localText(message: string): string {
  const locale = process.env.DOCUSAURUS_CURRENT_LOCALE;
  return (locale && readTexts(`i18n/${locale}/code.json`)[message]?.message) || message;
}

const read = new Map<string, Record<string, {message: string}>>();

function readTexts(file: string): Record<string, {message: string}> {
  const known = read.get(file);
  if (known) return known;
  let texts = {};
  try {
    texts = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The default language has no file: its texts are those of the code.
  }
  read.set(file, texts);
  return texts;
}
