/** What a recording does not show: the rules that could not be checked, and how to record what is missing. */
import type {CapturedSession} from './capture';
import {FORMATS, type Format} from './formats';

export interface NotChecked {
  /** Rules, as their IDs begin. */
  rule: string;
  why: string;
  /** Option of the tool, or another tool. */
  how: string;
}

const OTHER_TOOL = 'Record a HAR with Chrome or Edge, or log each frame as a JSON line.';
const CLIENT_LOG = 'Record the program that connects to the service.';
const CONTENT = 'known, order, shape';
const FIELDS = 'shape, change, enabled, channel, deprecated, retry';
const NO_SENDER = 'The recording names no sender, so the sender is taken from the name of each message.';

/** Returns what cannot be judged in a session; `isStarted` and `isEnded` say whether its beginning and end are there. */
export function unseenIn(
  {frames, close, hidden = 0, isTurned = false, mixed = 0}: CapturedSession,
  format: Format,
  {isStarted, isEnded}: {isStarted: boolean; isEnded: boolean},
): NotChecked[] {
  const {isComplete, times = OTHER_TOOL, whole} = FORMATS[format];
  const own = frames.filter(({from}) => from === 'client');
  const hasAudio = frames.some(({kind, message}) => kind === 'binary' || message?.message === 'AddChannelAudio');
  const hasTimes = frames.length === 0 || frames.some(({at}) => at !== null);
  const isSilent = frames.length > 0 && own.length === 0;
  const hasSenders = !own.some(({isSenderAssumed}) => isSenderAssumed);
  const isCut = own.some((frame) => frame.isCut);
  const all: [boolean, string, string, string][] = [
    [isSilent, CONTENT, 'The recording shows nothing that the client sent.', OTHER_TOOL],
    [!isComplete && !hasAudio, 'order.AddAudio', 'The recording shows no binary frames.', OTHER_TOOL],
    [!hasTimes, 'limit, retry', 'The recording has no times, and shows no latency.', times],
    [isCut, FIELDS, 'The tool cut messages.', whole ?? 'Lift the limit of the logger.'],
    [hidden > 0, CONTENT, `The recording shows ${hidden} messages without their content.`, whole ?? OTHER_TOOL],
    [
      !isStarted,
      'order.Start, shape.Start',
      'The beginning of the session is missing.',
      'Start the recording before the program connects.',
    ],
    [!isEnded && !close, 'close', 'The end of the session is missing.', 'Record until the socket closes.'],
    [!hasSenders, 'known', NO_SENDER, OTHER_TOOL],
    [isTurned, 'known', 'The log is that of a server, so that its directions were turned.', CLIENT_LOG],
    [mixed > 0, CONTENT, `The log mixes ${mixed} sessions.`, 'Record one session at a time.'],
  ];
  return all.filter(([isMissing]) => isMissing).map(([, rule, why, how]) => ({rule, why, how}));
}
