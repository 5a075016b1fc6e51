/**
 * Sessions as every tool recorded them on 24 November 2026, orderly and with a mistake. What recorded them is in the history:
 * `git log -- tools/recordCaptures.ts`.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {browserContracts} from '../contracts/compiled';
import {provider} from '../facts';
import {type BrokenRule, type CaptureReport, checkText, senderIn} from '../sessionCheck/check';
import {checkRulesOf} from '../sessionCheck/checkRules';
import {readCapture} from '../sessionCheck/read';
import {type Scenario, scenarios} from './scenarios';

export interface Recorded {
  format: string;
  scenario: Scenario;
  text: string;
}

const FOLDER = join(__dirname, 'captures');
const rules = checkRulesOf(browserContracts());
export const read = (text: string) => readCapture(text, senderIn(rules));
export const check = (text: string) => checkText(text, rules);
export const found = (report: CaptureReport) => report.sessions.flatMap(({broken}) => broken);
export const notChecked = (report: CaptureReport) =>
  report.sessions.flatMap(({notChecked: some}) => some.flatMap(({rule}) => rule.split(', ')));

/** Returns every recording. */
export function recordings(): Recorded[] {
  return readdirSync(FOLDER).flatMap((file) => {
    const texts = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Record<string, string>;
    return scenarios.flatMap((scenario) => {
      const text = texts[scenario.name];
      return text
        ? [
            {
              format: file.replace('.json', ''),
              scenario,
              text: text.replaceAll('{{provider.realtimeHost}}', provider.realtimeHost),
            },
          ]
        : [];
    });
  });
}

/** What a mistake became: `found`, `not checked`, or `missed`; with other findings, `alarm`. */
export function verdictOf(one: Recorded): string {
  const {scenario, text} = one;
  const {rule, unseenRule} = scenario;
  const report = check(text);
  const isOwn = (broken: BrokenRule) => broken.rule === rule || broken.rule === unseenRule;
  const others = found(report).filter((broken) => !isOwn(broken));
  if (others.length > 0) return `alarm: ${others.map((broken) => `${broken.rule} ${broken.detail}`).join('; ')}`;
  if (!rule) return 'orderly';
  const [own, ...more] = found(report).filter(isOwn);
  if (!own) return notChecked(report).some((some) => rule.startsWith(some)) ? 'not checked' : 'missed';
  // wscat sends no binary frames.
  const [where, expected] = [placeOf(own, text), one.format === 'wscat' ? scenario.textPlace : scenario.place];
  return where === expected && more.length === 0 ? 'found' : `found at ${where} in place of ${expected}`;
}

/** Which of the client's frames broke the rule, if its line has it; 0 for the whole session. */
function placeOf({frame, line}: BrokenRule, text: string): number {
  if (frame === 0) return 0;
  const session = read(text).sessions.find(({frames}) => frames[frame - 1]?.line === line);
  const own = session?.frames.slice(0, frame).filter(({from}) => from === 'client') ?? [];
  return own.at(-1) === session?.frames[frame - 1] ? own.length : -1;
}
