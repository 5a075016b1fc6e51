/** Facts that only the text of a guide states: no contract and no data file has them, so they are checked here. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../../../tools/paths';

/** A guide, the fact, a text of it, and what it must not say. */
const FACTS: [page: string, fact: string, says: RegExp, never?: RegExp][] = [
  [
    'deployments/index',
    'containers report their usage, automatically or offline',
    /Containers do report their usage[\s\S]*\*\*Automatically:\*\*[\s\S]*\*\*Offline:\*\*/,
    /no connection to the internet(?!, run)|nothing that a container processes is kept/,
  ],
  [
    'speech-to-text/output-enhancements/diarization',
    'channel labels follow the channels',
    /use the channel as the label/,
    /never wrong/,
  ],
  [
    'speech-to-text/output-enhancements/diarization',
    '`UU` means that diarization is off, or that the speaker is not identified',
    /`UU` \| Unknown: diarization is off, or the service can't identify the speaker/,
  ],
  [
    'get-started/authentication',
    'a temporary key has a lifetime, and no promise that it may end during a request',
    /`ttl`/,
    /valid only when the connection opens/,
  ],
  [
    'get-started/authentication',
    'the portal lists no jobs of EU2 and US2',
    /portal doesn't list the jobs of EU2 and US2/,
    /EU1 only/,
  ],
  [
    'speech-to-text/features/audio-filtering',
    'audio is not normalized before the filter',
    /audio_filtering_config/,
    /normaliz/,
  ],
  [
    'speech-to-text/batch/troubleshooting',
    'a create request is repeated after a look at the list of jobs',
    /Before repeating a create request[^\n]*list the jobs[^\n]*`tracking\.reference`/,
  ],
  [
    'speech-to-text/batch/supported-files-and-limits',
    '`requests` builds an upload in memory',
    /`requests\.post\(files=…\)` builds the whole form in memory/,
  ],
  [
    'speech-to-text/batch/speech-intelligence/sentiment-analysis/index',
    'sentiment analysis names no feature that was removed',
    /sentiment/i,
    /speaker change/i,
  ],
  [
    'speech-to-text/real-time/latency',
    'the first value to try is 2 s',
    /\| 2 s \|[^\n]*start here/,
    /\| 0\.7 s \|[^\n]*start here/,
  ],
  [
    'speech-to-text/real-time/supported-formats-and-limits',
    'limits end a session, and warnings do not',
    /only="sessionHours,idleHours,silentSocketMinutes"[\s\S]*only="sessionWarningMinutes,idleWarningMinutes"/,
  ],
  [
    'voice-agents-flow/features/function-calling',
    'functions are also added in the portal',
    /to the agent itself[^.]*portal/,
  ],
  [
    'speech-to-text/real-time/guides/python-using-ffmpeg',
    'no package is installed that current systems lack',
    /brew install ffmpeg/,
    /libasound2|brew upgrade/,
  ],
];

describe('a guide says that', () => {
  it.each(FACTS)('%s: %s', (page, _fact, says, never) => {
    const text = readFileSync(join(ROOT, 'docs', `${page}.mdx`), 'utf8');
    expect(text).toMatch(says);
    if (never) expect(text).not.toMatch(never);
  });
});
