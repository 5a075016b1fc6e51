/** What a security officer's scan of the site would say. */
import {describe, expect, it} from 'vitest';
import {headersFor} from '../../packages/publish/delivery/headers';
import {readHeaderRules} from '../../packages/publish/delivery/server.server';
import {BUILD} from '../../tools/paths';
import {htmlOf} from '../support/built';
import {judge} from '../support/observatory';
import {sitePages} from '../support/pages';

function verdictOn(address: string) {
  const headers = Object.entries(headersFor(address, readHeaderRules(BUILD)));
  return judge(Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])), htmlOf(address));
}

describe('the HTTP Observatory', () => {
  it('gives the home page A+ with 155 points, all that a site without cookies and off the preload list can have', () => {
    const {findings, score, grade} = verdictOn('/');
    console.log(`Observatory: ${grade}, ${score} points`);
    for (const {test, result, points} of findings)
      console.log(`  ${test.padEnd(30)} ${String(points).padStart(3)}  ${result}`);
    expect(findings.filter(({points}) => points < 0)).toEqual([]);
    expect([grade, score]).toEqual(['A+', 155]);
  });

  it('would say the same of every other page', () => {
    expect(sitePages().filter((address) => verdictOn(address).score !== 155)).toEqual([]);
  });
});

it('gives a site that sends nothing 30 points and a D, so that the points above are earned', () => {
  expect(judge({}, '')).toMatchObject({score: 30, grade: 'D'});
});
