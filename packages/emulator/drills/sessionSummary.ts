/** What the frames of a session show: how long things took, how many there were, and which rules applied. */
import {socketUrl} from '@speech-docs/protocol/socketUrl';
import type {NotedFrame, SessionReport} from '../core/reportSink';

const named = ({frames}: SessionReport, name: string) => frames.filter(({message}) => message?.message === name);

/** Returns times in milliseconds, where the session came so far. */
export function timingsOf(report: SessionReport) {
  const {frames} = report;
  const audio = frames.filter(isAudio);
  const since = (name: string) => {
    const at = named(report, name)[0]?.at;
    const from = audio[0]?.at;
    return at === undefined || from === undefined ? undefined : at - from;
  };
  const gaps = audio.slice(1).map(({at}, index) => at - (audio[index]?.at ?? 0));
  const end = named(report, 'EndOfStream')[0]?.at;
  const over = named(report, 'EndOfTranscript')[0]?.at;
  return {
    firstPartialMs: since('AddPartialTranscript'),
    firstFinalMs: since('AddTranscript'),
    longestGapMs: gaps.length > 0 ? Math.max(...gaps) : undefined,
    endOfTranscriptMs: end === undefined || over === undefined ? undefined : over - end,
  };
}

/** Returns how many frames of each kind there were. */
export function countsOf(report: SessionReport) {
  const audio = report.frames.filter(isAudio);
  return {
    audioFrames: audio.length,
    audioBytes: audio.reduce((sum, {bytes, message}) => sum + (bytes ?? decodedLength(`${message?.data ?? ''}`)), 0),
    partials: named(report, 'AddPartialTranscript').length,
    finals: named(report, 'AddTranscript').length,
    warnings: named(report, 'Warning').length,
  };
}

/** Returns the rules that applied to what the client sent, and that it kept. */
export function keptRules({frames, broken}: SessionReport): string[] {
  const sent = frames.filter(({from}) => from === 'client').map(({message}) => message?.message ?? 'AddAudio');
  const rules = [...new Set(sent)].flatMap((name) => [`order.${name}`, `frame.${name}`, `shape.${name}`]);
  return [...rules, 'close'].filter((id) => !broken.some(({rule}) => rule.id === id));
}

/** Returns the session as lines of JSON, as the session check of the site reads them. */
export function asLines({api, frames, close, seconds}: SessionReport): string {
  const end = {at: Math.round(seconds * 1000), from: close.by, close: {code: close.code ?? 1006, reason: ''}};
  return [{url: socketUrl(api)}, ...frames, end].map((line) => JSON.stringify(line)).join('\n');
}

/** Bytes of a text in Base64. */
function decodedLength(text: string): number {
  return Math.floor((text.replace(/=+$/, '').length * 3) / 4);
}

function isAudio({from, bytes, message}: NotedFrame): boolean {
  return from === 'client' && (bytes !== undefined || message?.message === 'AddChannelAudio');
}
