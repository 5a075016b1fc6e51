/** What a page has where no script runs, as its HTML says it. */
import {languages} from '@site/data/languages';
import {toString as textOf} from 'hast-util-to-string';
import {describe, expect, it} from 'vitest';
import {attribute, elementsOf, wordsOf} from '../support/built';

const CALCULATOR = '/speech-to-text/batch/supported-files-and-limits';
const REALTIME = '/api-ref/realtime-transcription-websocket';
const END_OF_TURN = '/speech-to-text/real-time/end-of-turn';

describe('a tool that needs a script', () => {
  it.each([
    ['the size calculator', CALCULATOR, 'fieldset[disabled] select', 1],
    ['the console', '/api-ref/flow-voice-ai-websocket', 'button[aria-live][disabled]', 1],
    ['the box for errors and the session check', REALTIME, 'textarea[disabled]', 2],
    ['the sliders of a player', END_OF_TURN, '.session-player input[type=range][disabled]', 3],
    ['the buttons of a player', END_OF_TURN, '.session-player button[disabled]', 3],
  ])('does not pretend to work: %s', (_what, page, selector, least) => {
    expect(elementsOf(page, `main ${selector}`).length).toBeGreaterThanOrEqual(least);
  });

  it.each([
    [
      '/api-ref/flow-voice-ai-websocket',
      'The console needs JavaScript; without it, run the same emulator on your machine',
    ],
    [REALTIME, 'This box needs JavaScript.'],
    [REALTIME, 'The session check needs JavaScript.'],
    ['/search', 'Search needs JavaScript.'],
  ])('says so on %s: %s', (page, words) => {
    expect(wordsOf(page, 'main')).toContain(words);
  });
});

describe('a page', () => {
  it('has the result of the calculator for a usual recording', () => {
    expect(wordsOf(CALCULATOR, 'main [role=status]')).toContain('Can be uploaded');
  });

  it('has every language and every pair', () => {
    const single = languages.filter(({kind}) => kind === 'single').length;
    expect(wordsOf('/speech-to-text/supported-languages', 'main [role=status]')).toMatch(`${single} languages,`);
    expect(wordsOf('/speech-to-text/supported-languages', '.markdown p')).toContain(`${single} languages,`);
    expect(elementsOf('/speech-to-text/supported-languages', 'tr#cy')).toHaveLength(1);
    expect(wordsOf('/speech-to-text/translation', 'main [role=status]')).toBe('69 pairs');
  });

  it('has a link to a program that it would load', () => {
    const links = elementsOf('/speech-to-text/batch/quickstart', 'main a[href^="/samples/"]');
    expect(links.map(textOf)).toContain('Quickstart.java');
    expect(links.map((link) => attribute(link, 'href'))).toContain('/samples/batch/java/Quickstart.java');
  });

  it('has a session as a table of its frames', () => {
    const rows = elementsOf(END_OF_TURN, '.session-player details tr').map(textOf);
    expect(rows).toHaveLength(117);
    expect(rows.filter((row) => row.includes('EndOfUtterance'))).toEqual([
      expect.stringMatching(/7\.8 s.*silence until 7\.75 s/),
    ]);
    expect(rows.at(-1)).toContain('EndOfTranscript');
  });
});
