/** Whole sessions for tests of their check. */
import type {Fields} from '@speech-docs/protocol/rules';
import type {CapturedSession} from '@speech-docs/protocol/sessionCheck';
import {type Options, Recorder} from '../../recorder';
import {contracts, RAW, startRecognition} from './messages';

export {type NewService, type Options, Recorder, textFrame} from '../../recorder';
export {contracts, startRecognition};

export function startConversation(): Fields {
  return {
    message: 'StartConversation',
    audio_format: RAW,
    conversation_config: {template_id: 'repair-desk', template_variables: {timezone: 'Europe/Lisbon'}},
  };
}

/** A whole session in real time: start, audio, end, close. */
export function wholeSession(config: Fields, tenths = 30, options: Options = {}): CapturedSession {
  return new Recorder(options).send(startRecognition(config), 3200).audio(tenths).end(8000).close().session;
}

/** A whole conversation: start, audio, receipts for the agent's voice, end. */
export function wholeConversation(tenths: number, options: Options = {}): CapturedSession {
  const recorder = new Recorder({...options, api: 'flow'}).send(startConversation(), 3200);
  let acknowledged = 0;
  for (let count = 0; count < tenths && !recorder.isClosed; count += 1) {
    recorder.audio(1);
    const voice = recorder.session.frames.filter(({from, kind}) => from === 'server' && kind === 'binary').length;
    while (acknowledged < voice && !recorder.isClosed) {
      acknowledged += 1;
      recorder.send({message: 'AudioReceived', seq_no: acknowledged, buffering: 0.02}, 0);
    }
  }
  const isOver = recorder.received.includes('ConversationEnding');
  if (!isOver) recorder.send({message: 'AudioEnded', last_seq_no: tenths}, 0);
  return recorder.wait(9000).session;
}
