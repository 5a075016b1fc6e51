import harborTourSound from '@site/samples/audio/harbor-tour.mp3';
import ticketDeskSound from '@site/samples/audio/ticket-desk.mp3';
import waveforms from '@site/samples/audio/waveforms.json';
import harborTour from '@site/samples/batch/output/transcripts/harbor-tour.json';
import harborTourRewritten from '@site/samples/batch/output/transcripts/harbor-tour-rewritten.json';
import ticketDesk from '@site/samples/batch/output/transcripts/ticket-desk.json';
import ticketDeskFewMarks from '@site/samples/batch/output/transcripts/ticket-desk-few-marks.json';
import type {Transcript} from '@speech-docs/protocol/transcript';

export type RecordingName = keyof typeof waveforms | 'harbor-tour-rewritten' | 'ticket-desk-few-marks';

type TranscribedAudio = {
  transcript: Transcript;
  /** Address of the sound; it is not requested before the reader plays it. */
  sound: string;
  /** Loudness of equal parts, from 0 to 9. */
  waveform: string;
  seconds: number;
};

const harbor = {sound: harborTourSound, waveform: waveforms['harbor-tour'], seconds: 14.8};
const desk = {sound: ticketDeskSound, waveform: waveforms['ticket-desk'], seconds: 8.4};

/** The recordings of samples/audio that can be explored, some with a second transcript made with other settings. */
export const recordings: Record<RecordingName, TranscribedAudio> = {
  'harbor-tour': {...harbor, transcript: harborTour as Transcript},
  'harbor-tour-rewritten': {...harbor, transcript: harborTourRewritten as Transcript},
  'ticket-desk': {...desk, transcript: ticketDesk as Transcript},
  'ticket-desk-few-marks': {...desk, transcript: ticketDeskFewMarks as Transcript},
};
