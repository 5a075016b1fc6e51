/** What readers come for most: search offers the first three where a query finds nothing. */
import type {PageAddress} from './pageAddress';

export interface Task {
  name: string;
  page: PageAddress;
}

export const tasks: readonly Task[] = [
  {name: 'Transcribe a file', page: '/speech-to-text/batch/quickstart'},
  {name: 'Transcribe live audio', page: '/speech-to-text/real-time/quickstart'},
  {name: 'Build a voice agent', page: '/voice-agents-flow/'},
  {name: 'Label speakers', page: '/speech-to-text/output-enhancements/diarization'},
  {name: 'Get notified when a job is done', page: '/speech-to-text/batch/notifications'},
  {name: 'Fix an error', page: '/api-ref/#errors'},
];
