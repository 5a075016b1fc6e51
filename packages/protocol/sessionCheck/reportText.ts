/** A report as text, for terminals and for programs that read. */
import type {CaptureReport, CheckedSession} from './check';
import {neverChecked} from './notChecked';

/** Returns the report; `site` goes in front of the address of each page. */
export function reportText({format, sessions}: CaptureReport, site: string): string {
  return [`Format: ${format}`, ...sessions.flatMap((session, index) => linesOf(session, index, site))].join('\n');
}

function linesOf({api, frames, broken, notChecked, ending}: CheckedSession, index: number, site: string): string[] {
  const none = `no broken rules${notChecked.length > 0 ? ' among those that could be checked' : ''}`;
  const failed = ending.status === null ? '' : `the handshake failed with HTTP ${ending.status}`;
  const count = broken.length === 1 ? '1 broken rule' : `${broken.length} broken rules`;
  const verdict = failed && frames === 0 ? failed : broken.length === 0 ? none : count;
  return [
    `Session ${index + 1} (${api}, ${frames} frames): ${verdict}`,
    ...(ending.error ? [`  The service ended the session with the Error ${ending.error}.`] : []),
    ...broken.flatMap(({rule, frame, line, detail, consequences, page}) => [
      `  ${rule} (${frame > 0 ? `frame ${frame}` : 'session'}${line === null ? '' : `, line ${line}`}): ${detail}`,
      ...(consequences > 0 ? [`    ${consequences} later frames repeat it or follow from it.`] : []),
      `    ${site}${page}`,
    ]),
    ...[...notChecked, neverChecked(api)].map(({rule, why, how}) => `  Not checked: ${rule}. ${why} ${how}`),
  ];
}
