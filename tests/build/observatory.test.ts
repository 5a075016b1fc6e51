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

describe('its arithmetic', () => {
  const good = {
    'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };

  it('gives a site that sends nothing 30 points and a D', () => {
    expect(judge({}, '')).toMatchObject({score: 30, grade: 'D'});
  });

  it('counts what is better than expected', () => {
    expect(judge(good, '')).toMatchObject({score: 120, grade: 'A+'});
  });

  it.each([
    [{'content-security-policy': "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'"}, 80],
    [{'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-eval'; frame-ancestors 'none'"}, 100],
    [{'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"}, 110],
    [{'content-security-policy': "default-src 'none'; img-src http:; frame-ancestors 'none'"}, 100],
    [{'content-security-policy': undefined}, 55],
    [{'strict-transport-security': 'max-age=60'}, 110],
    [{'strict-transport-security': undefined}, 80],
    [{'x-content-type-options': 'none'}, 115],
    [{'referrer-policy': 'unsafe-url'}, 110],
    [{'cross-origin-resource-policy': 'same-origin'}, 130],
  ])('makes of %j %i points', (change, score) => {
    expect(judge({...good, ...change}, '').score).toBe(score);
  });

  it('takes a script of another origin for what it is', () => {
    expect(judge(good, '<script src="https://cdn.example/x.js"></script>').score).toBe(115);
  });
});
