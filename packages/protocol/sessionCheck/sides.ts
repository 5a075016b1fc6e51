/**
 * Makes of what a log shows the session of one client: without the frames that two handlers wrote twice, with the
 * directions of the client where the log is that of a server, and with an end where the next session begins.
 */
import type {Sender} from '../rules/contract';
import type {CapturedFrame, CapturedSession, SenderOf} from './capture';

/** Returns the sessions of clients. */
export function clientSessions(sessions: readonly CapturedSession[], senderOf: SenderOf): CapturedSession[] {
  return sessions
    .map(withoutDoubles)
    .map((session) => fromClient(session, senderOf))
    .flatMap(split);
}

const contentOf = ({from, kind, message, bytes}: CapturedFrame) => JSON.stringify([from, kind, message ?? bytes]);

/** A session in which every frame is there twice was written by two handlers. */
function withoutDoubles(session: CapturedSession): CapturedSession {
  const contents = session.frames.map(contentOf);
  const isFirst = (_: unknown, index: number) => index % 2 === 0;
  const isDoubled =
    contents.length >= 4 &&
    contents.length % 2 === 0 &&
    contents.filter(isFirst).every((content, pair) => content === contents[2 * pair + 1]);
  return isDoubled ? {...session, frames: session.frames.filter(isFirst)} : session;
}

/** What a server logs has the other direction: the message that begins a session arrives. A relay logs both sides. */
function fromClient(session: CapturedSession, senderOf: SenderOf): CapturedSession {
  const nameOf = ({message}: CapturedFrame) => `${message?.message ?? ''}`;
  const starts = session.frames.filter((frame) => /^Start/.test(nameOf(frame)) && senderOf(nameOf(frame)) === 'client');
  const turned = starts.filter(({from}) => from === 'server');
  if (turned.length === 0) return session;
  if (turned.length === starts.length) {
    const frames = session.frames.map((frame) => ({...frame, from: opposite(frame.from)}));
    const {close} = session;
    return {
      ...session,
      frames,
      close: close && close.by !== 'transport' ? {...close, by: opposite(close.by)} : close,
      isTurned: true,
    };
  }
  // Audio goes to the service; what the service said, the relay sends on.
  const isOwn = (frame: CapturedFrame) =>
    frame.from === (senderOf(nameOf(frame)) ?? (frame.kind === 'binary' ? 'client' : frame.from));
  return {...session, frames: session.frames.filter(isOwn), isTurned: true};
}

const opposite = (from: Sender): Sender => (from === 'client' ? 'server' : 'client');

/** Each session that started has an ID of its own. Where the next one begins before the end of this one, they are mixed. */
function split(session: CapturedSession): CapturedSession[] {
  const {frames} = session;
  const is = (name: RegExp) => (frame: CapturedFrame) => name.test(`${frame.message?.message}`);
  const started = frames.filter(is(/^RecognitionStarted$|^ConversationStarted$/)).map(({message}) => message?.id);
  if (new Set(started).size < 2) return [session];
  const begins = frames.flatMap((frame, index) => (is(/^Start/)(frame) ? [index] : []));
  const parts = begins.map((begin, index) => frames.slice(index === 0 ? 0 : begin, begins[index + 1]));
  const areWhole = parts.slice(0, -1).every((part) => part.some(is(/^(?:EndOfTranscript|ConversationEnded|Error)$/)));
  if (!areWhole) return [{...session, mixed: new Set(started).size}];
  return parts.map((part, index) => ({
    ...session,
    frames: part,
    close: index === parts.length - 1 ? session.close : null,
  }));
}
