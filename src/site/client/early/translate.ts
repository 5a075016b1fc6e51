/** Takes the place of `@docusaurus/Translate` in the early script, which runs before the site's texts are loaded. */
import type {EarlySettings} from './settings';

declare const settings: EarlySettings;

/** Returns the text in the language of the page. */
export function translate({id, message}: {id: string; message: string}): string {
  return settings.texts[id] ?? message;
}
