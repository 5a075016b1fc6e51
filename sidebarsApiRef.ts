/** The 'apiRef' tree. Operations outside the paths that most readers need have pages but no entry here. */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {operation, section} from './src/config/sidebarItems';

export default {
  apiRef: [
    section('General', [{type: 'doc', id: 'index', label: 'Introduction'}]),
    section('Voice agents (Flow)', [operation('flow-voice-ai-websocket', 'Start conversation with an agent', 'wss')]),
    section('Transcription API', [
      operation('realtime-transcription-websocket', 'Transcribe real-time audio', 'wss'),
      operation('batch/create-a-new-job', 'Create a new job.', 'post'),
      operation('batch/delete-a-job', 'Delete a job', 'delete'),
      operation('batch/get-job-details', 'Get job details', 'get'),
      operation(
        'batch/get-the-transcript-for-a-transcription-job',
        'Get the transcript for a transcription job.',
        'get',
      ),
      operation('batch/get-usage-statistics', 'Get usage statistics.', 'get'),
      operation('batch/list-all-jobs', 'List all jobs.', 'get'),
    ]),
  ],
} satisfies SidebarsConfig;
