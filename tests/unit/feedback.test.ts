import {describe, expect, it} from 'vitest';
import {
  issueAddress,
  MAX_SELECTION,
  mailAddress,
  type Report,
  shorten,
  subjectOf,
  textOf,
} from '../../src/site/feedback/report';

const report: Report = {
  page: 'Batch quickstart',
  section: 'Transcribe a file',
  address: 'https://docs.example.com/speech-to-text/batch/quickstart#transcribe-a-file',
  contracts: 'batch 2.9.0',
};

/** Texts that would do harm if they were anything but text. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><a href="javascript:alert(1)">x</a>',
  "' onmouseover='alert(1)",
  '&bcc=victim@example.com',
  'x\r\nBcc: victim@example.com',
  'x\nCc: victim@example.com',
  '?subject=other&body=other',
  '#fragment',
  '%0D%0ABcc:victim@example.com',
  '%%%',
  '$(reboot) `reboot`',
  '{{constructor}}',
  '[x](javascript:alert(1))',
  '![x](https://tracker.example.com/pixel.png)',
  '```\n# closed block',
  '@everyone see #1 and !1',
  '/close\n/assign me',
  'abc\u202Etxt.exe',
  'half \ud83d of a pair \u0000\u0007\u001b[31m',
];

describe('a report', () => {
  it.each(HOSTILE)('keeps %j as text, in a mail and in an issue', (selection) => {
    const whole = {...report, selection, words: selection};
    const mail = new URL(mailAddress('support@example.com', whole));
    expect(mail.protocol).toBe('mailto:');
    expect(mail.pathname).toBe('support@example.com');
    expect(mail.hash).toBe('');
    expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(textOf(whole));

    const issue = new URL(
      issueAddress('https://code.example.com/issues', {title: subjectOf(whole), body: textOf(whole)}),
    );
    expect(issue.origin + issue.pathname).toBe('https://code.example.com/issues/new');
    expect([...issue.searchParams.keys()]).toEqual(['title', 'body']);
    expect(issue.searchParams.get('body')).toBe(textOf(whole));
    // Quoted as a block of code: no line of it begins where Markdown would read it.
    const quoted = textOf({...report, selection}).split('Selected text:\n')[1] ?? '';
    expect(quoted.split('\n').filter((line) => line !== '' && !line.startsWith('    '))).toEqual([]);
  });

  it('shows no character that would change what a reader sees', () => {
    const text = textOf({...report, selection: HOSTILE.join('\n'), section: 'a\u202Eb'});
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  });

  it('quotes at most 300 characters, and cuts no character in two', () => {
    expect(Array.from(shorten('🎧'.repeat(500)))).toHaveLength(MAX_SELECTION);
    expect(shorten('🎧'.repeat(500))).toMatch(/🎧…$/u);
    expect(shorten('a'.repeat(300))).toBe('a'.repeat(300));
  });

  it('names page, section, address, and contract, one a line', () => {
    expect(textOf(report).split('\n').slice(0, 4)).toEqual([
      'Page: Batch quickstart',
      'Section: Transcribe a file',
      `Address: ${report.address}`,
      'Contracts: batch 2.9.0',
    ]);
  });

  it('leaves out what a page has not', () => {
    expect(textOf({...report, section: '', selection: ' \n'})).not.toMatch(/Section|Selected/);
  });
});
