/** Settings that no contract has and that the service ignores, because published clients send them. */
import type {Fields} from './contract';

const TOLERATED = ['ctrl', 'streaming_mode'];

/** Returns a message of a real-time client without them. */
export function withoutTolerated(message: Fields): Fields {
  const config = message.transcription_config;
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return message;
  const kept = Object.entries(config).filter(([name]) => !TOLERATED.includes(name));
  return {...message, transcription_config: Object.fromEntries(kept)};
}
