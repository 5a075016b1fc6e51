/** What a recording does not show: the rules that could not be checked, and how to record what is missing. */
import type {CapturedSession, Format} from './capture';
import {COMPLETE} from './formats';

export interface NotChecked {
  /** Rules, as their IDs begin. */
  rule: string;
  why: string;
  /** Option of the tool, or another tool. */
  how: string;
}

const OTHER_TOOL = 'Record a HAR with Chrome or Edge, or log each frame as a JSON line.';
const TIMES: Partial<Record<Format, string>> = {
  websockets: "Give the log times: logging.basicConfig(format='%(asctime)s %(message)s').",
  log: 'Let the logger write the time of each line.',
  'JSON lines': 'Add `at` in milliseconds to each line.',
};
const WHOLE: Partial<Record<Format, string>> = {
  websockets: 'Set WEBSOCKETS_MAX_LOG_SIZE=1000000 in the environment of the program.',
  Wireshark: 'Export JSON: tshark -T json.',
  mitmproxy: 'Start mitmdump with --flow-detail 4.',
};

/** Returns what cannot be judged in a session; `isStarted` and `isEnded` say whether its beginning and end are there. */
export function unseenIn(
  {frames, close, hidden = 0}: CapturedSession,
  format: Format,
  {isStarted, isEnded}: {isStarted: boolean; isEnded: boolean},
): NotChecked[] {
  const found: NotChecked[] = [];
  const add = (isMissing: boolean, rule: string, why: string, how: string) => isMissing && found.push({rule, why, how});
  const hasAudio = frames.some(({kind, message}) => kind === 'binary' || message?.message === 'AddChannelAudio');
  const own = frames.filter(({from}) => from === 'client');
  add(
    frames.length > 0 && own.length === 0,
    'known, order, shape',
    'The recording shows nothing that the client sent.',
    OTHER_TOOL,
  );
  add(!COMPLETE.has(format) && !hasAudio, 'order.AddAudio', 'The recording shows no binary frames.', OTHER_TOOL);
  add(
    frames.length > 0 && frames.every(({at}) => at === null),
    'limit, retry',
    'The recording has no times.',
    TIMES[format] ?? OTHER_TOOL,
  );
  add(
    own.some(({isCut}) => isCut),
    'shape, change, enabled, channel, deprecated, retry',
    'The tool cut messages.',
    WHOLE[format] ?? 'Lift the limit of the logger.',
  );
  add(
    hidden > 0,
    'known, order, shape',
    `The recording shows ${hidden} messages without their content.`,
    WHOLE[format] ?? OTHER_TOOL,
  );
  add(
    !isStarted,
    'order.Start, shape.Start',
    'The beginning of the session is missing.',
    'Start the recording before the program connects.',
  );
  add(!isEnded && !close, 'close', 'The end of the session is missing.', 'Record until the socket closes.');
  add(
    own.some(({isSenderAssumed}) => isSenderAssumed),
    'known',
    'The recording names no sender, so the sender is taken from the name of each message.',
    OTHER_TOOL,
  );
  return found;
}
