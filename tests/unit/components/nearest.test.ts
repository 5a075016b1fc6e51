import {describe, expect, it} from 'vitest';
import {nearestPages, searchWords} from '../../../src/components/NearestPages/nearest';

const first = (path: string) => nearestPages(path)[0]?.path;

describe('an address that does not exist', () => {
  it.each([
    ['/speech-to-text/batch/quick-start', '/speech-to-text/batch/quickstart'],
    ['/features/diarization', '/speech-to-text/output-enhancements/diarization'],
    ['/get-started/Authentification.html', '/get-started/authentication'],
    ['/Get-Started/QuickStart', '/get-started/quickstart'],
    ['/api-ref/batch/list_all_jobs', '/api-ref/batch/list-all-jobs'],
    ['/voice-agents-flow/index.html', '/voice-agents-flow/'],
    ['/features/diarisation', '/speech-to-text/output-enhancements/diarization'],
    ['/docs/get-started/authentication.php', '/get-started/authentication'],
    ['/speech-to-text/batch/limits', '/speech-to-text/batch/supported-files-and-limits'],
    ['/api-ref/realtime/', '/api-ref/realtime-transcription-websocket'],
    ['/speaker-labels', '/speech-to-text/output-enhancements/diarization'],
    ['/speech-to-text/batch', '/speech-to-text/batch/quickstart'],
    ['/real-time/limits.html', '/speech-to-text/real-time/supported-formats-and-limits'],
  ])('%s leads to the page that was meant', (path, page) => {
    expect(first(path)).toBe(page);
  });

  it('offers nothing when nothing is near', () => {
    const far = ['/wp-login.php', '/', '/foo/', '/pricing', '/start', `/a/${'x'.repeat(5000)}`];
    for (const path of far) expect(nearestPages(path), path).toEqual([]);
  });

  it('offers no page whose name only ends alike', () => {
    expect(nearestPages('/guides/diarisation/').map(({title}) => title)).toEqual(['Speaker labels (diarization)']);
  });

  it('offers pages that share a whole word with its name before those that share letters', () => {
    const near = nearestPages('/speech-to-text/batch/limits');
    expect(near).toHaveLength(3);
    expect(near.filter(({path}) => !path.endsWith('-limits'))).toEqual([]);
  });

  it.each([
    ['/speech-to-text/bach/quikstart.html', 'bach quikstart'],
    ['/docs/en/max_delay', 'max delay'],
    ['/guides/%C3%9Cbersicht/', 'guides Übersicht'],
    ['/50%/off', '50 off'],
    ['/', ''],
    ['/index.html', ''],
    [`/${'x'.repeat(2000)}`, ''],
    [`/${'word-'.repeat(3)}${'very-long-'.repeat(20)}x`, 'word very long x'],
  ])('%s is searched for as "%s"', (path, words) => {
    expect(searchWords(path)).toBe(words);
  });
});
