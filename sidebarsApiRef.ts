/** The 'apiRef' tree: every operation has an entry, also those whose pages the specification keeps without a sidebar. */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {provider} from './provider';
import {inProductColor, operation, operationLink, section, socket} from './src/site/config/sidebarItems';

export default {
  apiRef: [
    section('All APIs', [
      'index',
      {type: 'link', href: '/api-ref/#error-codes', label: 'Errors of every API'},
      {type: 'link', href: '/api-ref/#management-api', label: 'Management API'},
      {type: 'link', href: '/api-ref/#waits', label: 'Waits and retries'},
      {type: 'link', href: '/api-ref/#contracts', label: 'API specs'},
      {type: 'link', href: '/api-ref/#ask-support', label: 'Open questions'},
    ]),
    inProductColor(
      'batch',
      section('Batch jobs', [
        {type: 'link', href: `/api-ref/batch/${provider.slug}-asr-rest-api`, label: 'Batch REST API'},
        operation('batch/create-a-new-job', 'Create a new job', 'post'),
        operation('batch/list-all-jobs', 'List all jobs', 'get'),
        operation('batch/get-job-details', 'Get job details', 'get'),
        operation('batch/delete-a-job', 'Delete a job', 'delete'),
        operation('batch/get-the-transcript-for-a-transcription-job', 'Get the transcript', 'get'),
        operationLink('batch/get-the-log-file-for-a-job', 'Get the log file'),
        operation('batch/get-usage-statistics', 'Get usage statistics', 'get'),
      ]),
    ),
    section('WebSocket APIs', [
      socket('realtime-transcription-websocket', 'Real-time WebSocket API', 'realtime'),
      socket('flow-voice-ai-websocket', 'Flow WebSocket API', 'agents'),
    ]),
    section('Deprecated', [
      operationLink('batch/get-object-ur-ls', 'Get object URLs (deprecated)'),
      operationLink('batch/get-the-data-file-used-as-input-to-a-job', 'Get the data file (deprecated)'),
      operationLink(
        'batch/get-the-text-file-used-as-input-to-an-alignment-job',
        'Get the input text of an alignment (deprecated)',
      ),
      operationLink('batch/get-the-aligned-text-file-for-an-alignment-job', 'Get the aligned text (deprecated)'),
    ]),
  ],
} satisfies SidebarsConfig;
