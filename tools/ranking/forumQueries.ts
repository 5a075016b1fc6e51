/**
 * A third set, in the words of readers who have never seen this site: questions as people put them in support forums, error
 * texts pasted as they came, abbreviations, misspelled names, both spellings of English, and names that other products
 * use. All rows were written before anything was tuned to them. Every second one is held out: the benchmark prints
 * its sums and never its misses.
 */
import {provider} from '../../provider';
import {type KnownItem, type QueryKind, type Row, toItems} from './queries';

const stt = '/speech-to-text/';
const batch = `${stt}batch/`;
const realtime = `${stt}real-time/`;
const features = `${stt}features/`;
const output = `${stt}output-enhancements/`;
const intelligence = `${batch}speech-intelligence/`;
const flow = '/voice-agents-flow/';
const cpu = '/deployments/container/cpu-speech-to-text-container';
const rest = '/api-ref/batch/';
const createJob = `${rest}create-a-new-job`;
const transcript = `${rest}get-the-transcript-for-a-transcription-job`;
const overview = `${rest}${provider.slug}-asr-rest-api`;
const realtimeApi = '/api-ref/realtime-transcription-websocket';
const flowApi = '/api-ref/flow-voice-ai-websocket';
const authentication = '/get-started/authentication';
const batchLimits = `${batch}supported-files-and-limits`;
const realtimeLimits = `${realtime}supported-formats-and-limits`;
const flowLimits = `${flow}supported-formats-and-limits`;
const troubleshooting = `${batch}troubleshooting`;
const sockets = [realtimeApi, flowApi];

const groups: Partial<Record<QueryKind, Row[]>> = {
  // As posted: whole sentences, in the first person, with words of the problem rather than of the feature.
  question: [
    ['how do I know which person is speaking in my transcript', `${output}diarization`],
    ['how to turn off commas in the transcript', `${output}punctuation-settings`],
    ['can I upload a 3 gb video', [`${batch}fetch-url`, batchLimits]],
    ['how long do you keep my recordings', [batchLimits, `${batch}check-job-status`, overview]],
    ['websocket closes when nobody talks for an hour', [realtimeLimits, ...sockets]],
    ['make subtitles for my youtube video', `${batch}srt-format`],
    ['call my api when the transcription is finished', `${batch}notifications`],
    ['use my own s3 link instead of uploading the file', `${batch}fetch-url`],
    ['how many streams can I run at the same time', [realtimeLimits, flowLimits]],
    ['is it safe to put the api key in the frontend', authentication],
    ['bot keeps talking when the user interrupts it', [flow, flowApi, `${flow}features/application-inputs`]],
    ['voice bot should look up an order in our crm', `${flow}features/function-calling`],
    ['agent on left channel and customer on right channel', `${output}diarization`],
    ['it keeps misspelling our company name', `${features}custom-dictionary`],
    ['which model is more accurate', [`${features}accuracy-language-packs`, stt]],
    ['run speech recognition without internet access', ['/deployments/', cpu]],
    ['get the time of each word as json', [transcript, `${batch}quickstart`, stt]],
    ['compare the accuracy of two vendors', `${stt}accuracy-benchmarking`],
    ['words come too late in live captions', [`${realtime}latency`]],
    ['ignore people talking in the background', `${features}audio-filtering`],
  ],
  // Pasted from a terminal or a log.
  error: [
    ['Job config JSON is invalid', [troubleshooting, createJob, overview]],
    ['received 4005 (private use) quota_exceeded', [realtimeApi, realtimeLimits, flowApi, flowLimits]],
    ['{"message":"Error","type":"protocol_error"}', sockets],
    ['invalid_audio_type', [...sockets, realtimeLimits, flowLimits]],
    ['423 Resource Locked', [`${rest}delete-a-job`, troubleshooting, overview, `${batch}check-job-status`]],
    ['unable to fetch audio: http status code 404', [`${batch}fetch-url`, troubleshooting, overview]],
    [
      'language eu is not a supported translation target for source language en',
      [`${stt}translation`, troubleshooting, createJob, overview],
    ],
    ['Max concurrent running jobs exceeded', [troubleshooting, batchLimits, createJob, overview]],
    ['idle_timeout', [...sockets, realtimeLimits]],
    ['server rejected WebSocket connection: HTTP 401', [...sockets, authentication, `${realtime}quickstart`]],
    [
      'Error in sending notification: unable to send notification: Response status: 500, retrying',
      [`${batch}notifications`, troubleshooting, overview],
    ],
    ['File Expired', [troubleshooting, overview, transcript]],
  ],
  // What people in the field write instead of a term.
  words: [
    ['ASR api python', [`${batch}quickstart`, `${realtime}quickstart`, overview]],
    ['WER', `${stt}accuracy-benchmarking`],
    ['STT docker image', cpu],
    ['EOU detection', `${realtime}end-of-turn`],
    ['ITN', `${output}numeral-formatting`],
    ['k8s deployment', cpu],
    ['LID', [`${batch}language-identification`, '/deployments/container/language-id']],
  ],
  typo: [
    ['speaker labls', `${output}diarization`],
    ['webhok', `${batch}notifications`],
    ['custom dictionery', `${features}custom-dictionary`],
    ['sentement analysis', `${intelligence}sentiment-analysis/`],
    ['sumarization', `${intelligence}summarization/`],
    ['transalation', [`${stt}translation`, '/deployments/container/translation']],
    ['autentication', authentication],
  ],
  language: [
    ['recognise the language automatically', `${batch}language-identification`],
    [
      'container licence',
      ['/deployments/', '/deployments/container/language-id', '/deployments/container/translation'],
    ],
    ['summarise a meeting', `${intelligence}summarization/`],
    ['speakers labelled wrongly', `${output}diarization`],
  ],
  // What the same thing is called elsewhere.
  synonym: [
    ['keyword boosting', `${features}custom-dictionary`],
    ['phrase hints', `${features}custom-dictionary`],
    ['smart formatting', `${output}numeral-formatting`],
    ['interim results', [`${realtime}quickstart`, `${realtime}latency`, realtimeApi]],
    ['voiceprint', `${output}diarization`],
    ['force endpoint', [`${realtime}end-of-turn`, realtimeApi]],
    ['multichannel audio', `${output}diarization`],
    ['profanity filter', `${output}output-formatting`],
    ['ephemeral token', authentication],
    ['automatic language detection', `${batch}language-identification`],
  ],
};

const all = toItems(groups);

/** Looked at while words and synonyms are worked on. */
export const forumQueries: KnownItem[] = all.filter((_, index) => index % 2 === 0);
/** Never looked at one by one. */
export const heldOutForumQueries: KnownItem[] = all.filter((_, index) => index % 2 === 1);

/** What readers of the pages looked for and did not find, and the like of it. Every second row is held out, too. */
const asked = toItems({
  words: [
    ['Twilio', `${flow}features/webrtc-livekit`],
    ['phone call', [`${flow}features/webrtc-livekit`, flowLimits, flow]],
    ['telephone', [`${flow}features/webrtc-livekit`, flowLimits, flow]],
    ['sip trunk', [`${flow}features/webrtc-livekit`, flowLimits, flow]],
    ['GPU docker compose', ['/deployments/', '/deployments/container/translation', cpu]],
    ['gpu container', ['/deployments/', '/deployments/container/translation']],
    ['retry delay websocket', [...sockets, realtimeLimits, flowLimits, '/api-ref/']],
    ['reconnect', [...sockets, realtimeLimits, flowLimits, '/api-ref/']],
    ['tamil voice', `${flow}supported-languages`],
    ['french voice', `${flow}supported-languages`],
    ['lang ident', [`${batch}language-identification`, '/deployments/container/language-id']],
    ['speech intel', intelligence],
    ['license token container', ['/deployments/', cpu]],
    ['barge-in', [flow, flowApi, `${flow}features/application-inputs`]],
    ['idempotent webhook', `${batch}notifications`],
    ['browser microphone', [`${realtime}quickstart`, `${realtime}guides/python-using-microphone`, flow]],
  ],
  typo: [
    ['profanties', `${output}output-formatting`],
    ['punctation', `${output}punctuation-settings`],
    ['diarisaton', `${output}diarization`],
    ['langauge identifcation', [`${batch}language-identification`, '/deployments/container/language-id']],
  ],
});
export const askedQueries: KnownItem[] = asked.filter((_, index) => index % 2 === 0);
export const heldOutAskedQueries: KnownItem[] = asked.filter((_, index) => index % 2 === 1);
