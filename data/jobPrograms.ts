/** The programs for the jobs that people come with: their files share this name in all languages, and a page has them. */
export interface JobProgram {
  name: string;
  job: string;
  page: string;
}

const real = '/speech-to-text/real-time';
const batch = '/speech-to-text/batch';
const agents = '/voice-agents-flow';
const phone = `${agents}/features/webrtc-livekit`;

export const jobPrograms: readonly JobProgram[] = [
  {name: 'batch/quickstart', job: 'Transcribe a file', page: `${batch}/quickstart#complete-program`},
  {name: 'batch/create-once', job: 'Create a job once', page: `${batch}/troubleshooting#create-one-job`},
  {name: 'batch/archive', job: 'Transcribe many files', page: `${batch}/troubleshooting#folder`},
  {name: 'batch/notification-receiver', job: 'Receive webhooks', page: `${batch}/notifications#production-receiver`},
  {name: 'get-started/temporary-key', job: 'Create keys', page: '/get-started/authentication#temporary-keys-realtime'},
  {name: 'realtime/quickstart', job: 'Stream a file', page: `${real}/quickstart#program`},
  {name: 'realtime/resilient-stream', job: 'Reconnect', page: `${real}/supported-formats-and-limits#reconnect`},
  {
    name: 'realtime/two-channels',
    job: 'Stream two channels',
    page: '/speech-to-text/output-enhancements/diarization#two-channels',
  },
  {name: 'realtime/phone-call', job: 'Transcribe a call', page: `${phone}#phone-transcribe`},
  {name: 'flow/conversation', job: 'Talk to an agent', page: `${agents}/#complete-program`},
  {name: 'flow/book-repair', job: 'Call functions', page: `${agents}/features/function-calling#program`},
  {name: 'flow/phone-bridge', job: 'Connect a phone line', page: `${phone}#phone-lines`},
];
