/** What a recording does not show: the rules that could not be checked, and how to record what is missing. */
import type {SocketApi} from '../rules/contract';
import type {CapturedSession, Format} from './capture';

export interface NotChecked {
  /** Rules, as their IDs begin. */
  rule: string;
  why: string;
  how: string;
}

const OTHER = 'Record a HAR with Chrome or Edge, or log each frame as a JSON line.';
const NO_SENDER = 'The recording names no sender, so the sender is taken from the name of each message.';

const OF_API = {realtime: 'words, shape.EndOfStream', flow: 'pace, shape.AudioReceived, shape.AudioEnded'};

/** Returns the rules that the check judges in no recording, or only in part. */
export function neverChecked(api: SocketApi): NotChecked {
  const rule = `${OF_API[api]}, shape.AddAudio, retry.connection`;
  const why = 'The check reads no audio, counts no frames, and compares two sessions only after an Error.';
  return {rule, why, how: 'Run your program with the emulator. Its report judges these rules.'};
}

/** Returns what cannot be judged in a session; `isStarted` and `isEnded` say whether its beginning and end are there. */
export function notCheckedIn(
  {frames, close, unread}: CapturedSession,
  format: Format,
  {isStarted, isEnded}: {isStarted: boolean; isEnded: boolean},
): NotChecked[] {
  const own = frames.filter(({from}) => from === 'client');
  const hasAudio = frames.some(({kind, message}) => kind === 'binary' || message?.message === 'AddChannelAudio');
  const hasTimes = frames.length === 0 || frames.some(({at}) => at !== null);
  const isSilent = frames.length > 0 && own.length === 0;
  const isAssumed = own.some(({isSenderAssumed}) => isSenderAssumed);
  const isAudioMissing = format !== 'HAR' && !hasAudio;
  const all: [boolean, string, string, string][] = [
    [isSilent, 'known, order, shape', 'The recording shows nothing that the client sent.', OTHER],
    [unread.length > 0, 'known, order, shape', `No JSON is in line ${unread.slice(0, 9).join(', ')}.`, OTHER],
    [isAudioMissing, 'order.AddAudio', 'The recording shows no binary frames.', OTHER],
    [!hasTimes, 'limit, retry', 'The recording has no times, and shows no latency.', 'Add `at` in milliseconds.'],
    [
      !isStarted,
      'order.Start, shape.Start',
      'The beginning of the session is missing.',
      'Start the recording before the program connects.',
    ],
    [!isEnded && !close, 'close', 'The end of the session is missing.', 'Record until the socket closes.'],
    [isAssumed, 'known', NO_SENDER, OTHER],
  ];
  return all.filter(([isMissing]) => isMissing).map(([, rule, why, how]) => ({rule, why, how}));
}
