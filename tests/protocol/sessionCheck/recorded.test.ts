/** Sessions as every tool recorded them, orderly and with a mistake: `npm run record -- captures`. */
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {replaceSiteTokens} from '../../../data/siteTokens';
import {type BrokenRule, type CaptureReport, checkText, senderIn} from '../../../packages/protocol/sessionCheck/check';
import {checkRulesOf} from '../../../packages/protocol/sessionCheck/checkRules';
import {readCapture} from '../../../packages/protocol/sessionCheck/read';
import {scenarios} from '../../../tools/captures/scenarios';
import {contracts} from '../../support/contracts';

const FOLDER = 'tests/protocol/captures';
const rules = checkRulesOf(contracts);

interface Recorded {
  format: string;
  scenario: string;
  text: string;
}

const recorded: Recorded[] = readdirSync(FOLDER).flatMap((file) => {
  const texts = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Record<string, string>;
  const format = file.replace('.json', '');
  return Object.entries(texts).map(([scenario, text]) => ({format, scenario, text: replaceSiteTokens(text, file)}));
});

const check = (text: string) => checkText(text, rules);
const found = (report: CaptureReport) => report.sessions.flatMap(({broken}) => broken);
const notChecked = (report: CaptureReport) =>
  report.sessions.flatMap(({notChecked: some}) => some.flatMap(({rule}) => rule.split(', ')));

/** Which of the client's frames broke the rule, if its line has it; 0 for the whole session. */
function placeOf({frame, line}: BrokenRule, text: string): number {
  if (frame === 0) return 0;
  const session = readCapture(text, senderIn(rules)).sessions.find(({frames}) => frames[frame - 1]?.line === line);
  const own = session?.frames.slice(0, frame).filter(({from}) => from === 'client') ?? [];
  return own.at(-1) === session?.frames[frame - 1] ? own.length : -1;
}

/** wscat sends no binary frames. */
function expectedPlace({format, scenario}: Recorded): number {
  const [steps = []] = scenarios.find(({name}) => name === scenario)?.sessions ?? [];
  const sent = steps.filter(
    (step) => 'send' in step || (format !== 'wscat' && ('sendBinary' in step || 'audio' in step)),
  );
  return sent.findIndex(({isWrong}) => isWrong) + 1;
}

/** What a mistake became: `found`, `not checked`, `missed`; with other findings, `alarm`. */
function judge(one: Recorded): string {
  const {scenario, text} = one;
  const {rule, unseenRule} = scenarios.find(({name}) => name === scenario) ?? {};
  const report = check(text);
  const isOwn = (broken: BrokenRule) => broken.rule === rule || broken.rule === unseenRule;
  const others = found(report).filter((broken) => !isOwn(broken));
  if (others.length > 0) return `alarm: ${others.map((broken) => `${broken.rule} ${broken.detail}`).join('; ')}`;
  if (!rule) return 'orderly';
  const own = found(report).filter(isOwn);
  if (own.length > 0) {
    const where = own.map((broken) => placeOf(broken, text));
    return where.length === 1 && where[0] === expectedPlace(one)
      ? 'found'
      : `found at ${where} in place of ${expectedPlace(one)}`;
  }
  return notChecked(report).some((some) => rule.startsWith(some)) ? 'not checked' : 'missed';
}

const judged = recorded.map((one) => ({...one, verdict: judge(one)}));
const mistakes = judged.filter(({scenario}) => scenarios.find(({name}) => name === scenario)?.rule);
const named = (some: typeof judged) => some.map(({format, scenario, verdict}) => `${format}/${scenario}: ${verdict}`);

describe('a session that a tool recorded', () => {
  it('is of thirteen formats with all scenarios', () => {
    expect(new Set(recorded.map(({format}) => format)).size).toBeGreaterThanOrEqual(13);
    expect(scenarios.filter(({rule}) => rule).length).toBeGreaterThanOrEqual(20);
  });

  it('raises no alarm when it is orderly', () => {
    expect(named(judged.filter((one) => !mistakes.includes(one) && one.verdict !== 'orderly'))).toEqual([]);
  });

  it('raises no alarm when it is cut off, and says that its end is missing', () => {
    const cut = recorded
      .filter(
        ({format, scenario}) => scenario === 'orderly' && !/json$|har$/.test(format.replace('node-json', 'lines')),
      )
      .map((one) => ({...one, text: one.text.slice(0, one.text.indexOf('EndOfStream') - 200)}));
    expect(cut.length).toBeGreaterThanOrEqual(7);
    expect(cut.flatMap(({format, text}) => found(check(text)).map(({rule}) => `${format}: ${rule}`))).toEqual([]);
    expect(cut.filter(({text}) => !notChecked(check(text)).includes('close')).map(({format}) => format)).toEqual([]);
  });

  it('shows its mistake at its frame, or says that the rule was not checked', () => {
    const missed = mistakes.filter(({verdict}) => verdict !== 'found' && verdict !== 'not checked');
    expect(named(missed)).toEqual([]);
  });
});
