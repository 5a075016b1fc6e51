import harborTourSound from '@site/samples/audio/harbor-tour.mp3';
import ticketDeskSound from '@site/samples/audio/ticket-desk.mp3';
import waveforms from '@site/samples/audio/waveforms.json';
import harborTour from '@site/samples/batch/output/transcripts/harbor-tour.json';
import ticketDesk from '@site/samples/batch/output/transcripts/ticket-desk.json';
import type {Transcript} from '@site/src/lib/transcript';

export type RecordingName = keyof typeof waveforms;

export type Recording = {
  transcript: Transcript;
  /** Address of the sound; nothing asks for it before the reader plays it. */
  sound: string;
  /** Loudness of equal parts, from 0 to 9. */
  waveform: string;
  seconds: number;
};

/** The recordings of samples/audio that can be explored. */
export const recordings: Record<RecordingName, Recording> = {
  'harbor-tour': {
    transcript: harborTour as Transcript,
    sound: harborTourSound,
    waveform: waveforms['harbor-tour'],
    seconds: 14.8,
  },
  'ticket-desk': {
    transcript: ticketDesk as Transcript,
    sound: ticketDeskSound,
    waveform: waveforms['ticket-desk'],
    seconds: 8.4,
  },
};
