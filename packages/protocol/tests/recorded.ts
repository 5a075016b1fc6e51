/** Sessions that Chrome and a program with JSON lines recorded on 24 November 2026, orderly and with a mistake. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {compiledContracts} from '../contracts/compiled';
import {provider} from '../facts';
import {checkText, senderIn} from '../sessionCheck/check';
import {checkRulesOf} from '../sessionCheck/checkRules';
import {readCapture} from '../sessionCheck/read';

const FORMATS = ['chrome-har', 'node-json'] as const;
const rules = checkRulesOf(compiledContracts());
export const read = (text: string) => readCapture(text, senderIn(rules));
export const check = (text: string) => checkText(text, rules);

/** Returns every recording: the format, the name of what happened, and the text. */
export function recordings(): {format: (typeof FORMATS)[number]; name: string; text: string}[] {
  return FORMATS.flatMap((format) => {
    const file = readFileSync(join(__dirname, 'captures', `${format}.json`), 'utf8');
    const texts: Record<string, string> = JSON.parse(
      file.replaceAll('{{provider.realtimeHost}}', provider.realtimeHost),
    );
    return Object.entries(texts).map(([name, text]) => ({format, name, text}));
  });
}
