/**
 * Sounds that are not words, and where each of them is reported.
 *
 * The first three can be asked for in `audio_events_config.types`; the other two are sums in the batch summary.
 */
interface AudioEvent {
  /** The value on the wire. */
  type: string;
  /** Allowed in `audio_events_config.types`. */
  requestable: boolean;
  /** Listed in `audio_events` of a batch transcript. */
  batchEvents: boolean;
  /** Counted in `audio_event_summary` of a batch transcript. */
  batchSummary: boolean;
  /** Sent as `AudioEventStarted` and `AudioEventEnded`. */
  realtime: boolean;
  note: string | null;
}

export const audioEvents: readonly AudioEvent[] = [
  {type: 'laughter', requestable: true, batchEvents: true, batchSummary: true, realtime: true, note: null},
  {type: 'applause', requestable: true, batchEvents: true, batchSummary: true, realtime: true, note: null},
  {
    type: 'music',
    requestable: true,
    batchEvents: true,
    batchSummary: true,
    realtime: true,
    note: 'Without title, artist, or genre. Real-time detection can be too sensitive.',
  },
  {
    type: 'silence',
    requestable: false,
    batchEvents: false,
    batchSummary: true,
    realtime: false,
    note: 'Counts gaps of at least 1 s without speech or any other event.',
  },
  {
    type: 'speech',
    requestable: false,
    batchEvents: false,
    batchSummary: true,
    realtime: false,
    note: 'The sum of the durations of all words.',
  },
];
