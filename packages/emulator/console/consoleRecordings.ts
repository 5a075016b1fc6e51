/** The recordings of `samples/audio` that the console can send, with the format that a start has to declare. */
import type {Fields, SocketApi} from '@speech-docs/protocol/rules';

interface ConsoleRecording {
  name: string;
  label: string;
  apis: readonly SocketApi[];
  format: Fields;
}

const BOTH: readonly SocketApi[] = ['realtime', 'flow'];
const raw = (encoding: string, sample_rate: number) => ({type: 'raw', encoding, sample_rate});

export const RECORDINGS: readonly ConsoleRecording[] = [
  {name: 'harbor-tour', label: 'Harbor tour, 15 s', apis: BOTH, format: raw('pcm_s16le', 8000)},
  {name: 'repair-desk', label: 'Repair desk, 2 s', apis: BOTH, format: raw('pcm_s16le', 16_000)},
  {name: 'ticket-window', label: 'Ticket window, 5 s', apis: ['realtime'], format: raw('mulaw', 8000)},
];

/** Returns the recordings of an API; the first is the default. */
export function recordingsOf(api: SocketApi): ConsoleRecording[] {
  return RECORDINGS.filter(({apis}) => apis.includes(api));
}

/** Returns the recording of that name, or the first. */
export function findRecording(name: string): ConsoleRecording {
  const [first] = RECORDINGS;
  return RECORDINGS.find((one) => one.name === name) ?? (first as ConsoleRecording);
}
