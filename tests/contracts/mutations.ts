/**
 * Sixty changes of the contracts, each with the class and the address that `contracts:diff` must report. The table is older
 * than the code: a class is what a maintainer would tell users, not what a tool finds.
 *
 * What a client sends may become wider, what it receives may become narrower. Responses may gain fields and values, since the
 * reference promises that programs ignore what they don't know.
 */
import type {Change} from '../../packages/contracts/history/change';
import type {Part} from '../../packages/contracts/parts';
import type {Api} from '../../packages/protocol/contracts/parsed';
import {provider} from '../../provider';

export interface Mutation {
  api: Api;
  what: string;
  mutate: (root: Part) => unknown;
  class: Change['class'];
  address: string;
}

const rows: Mutation[] = [];
const schemas = (root: Part): Part => root.components.schemas;
const post = (root: Part): Part => root.paths['/jobs'].post;
const named = (list: Part[], key: string, value: unknown) => list.find((one) => one[key] === value) as Part;
const drop = (list: unknown[], wanted: (one: Part) => boolean) => list.splice((list as Part[]).findIndex(wanted), 1);
const row = (api: Api) => (kind: Mutation['class'], address: string, what: string, mutate: Mutation['mutate']) =>
  rows.push({api, class: kind, address, what, mutate});

const batch = row('batch');
const config = (root: Part): Part => schemas(root).TranscriptionConfig;
batch('breaking', 'TranscriptionConfig.domain', 'a setting goes', (root) => delete config(root).properties.domain);
batch('additive', 'TranscriptionConfig.tempo', 'an optional setting comes', (root) =>
  Object.assign(config(root).properties, {tempo: {type: 'number', description: 'Speed.'}}),
);
batch('breaking', 'TranscriptionConfig.tempo', 'a required setting comes', (root) => {
  Object.assign(config(root).properties, {tempo: {type: 'number', description: 'Speed.'}});
  config(root).required.push('tempo');
});
batch('breaking', 'DataFetchConfig.auth_headers', 'a setting becomes required', (root) =>
  schemas(root).DataFetchConfig.required.push('auth_headers'),
);
batch('additive', 'AlignmentConfig.language', 'a setting becomes optional', (root) => {
  schemas(root).AlignmentConfig.required = [];
});
batch('additive', 'TranscriptionConfig.diarization', 'a value comes', (root) =>
  config(root).properties.diarization.enum.push('both'),
);
batch('breaking', 'TranscriptionConfig.diarization', 'a value goes', (root) =>
  config(root).properties.diarization.enum.pop(),
);
batch('breaking', 'TranscriptionConfig.enable_entities', 'a default changes', (root) => {
  config(root).properties.enable_entities.default = true;
});
batch('breaking', 'TranscriptionConfig.language', 'a type changes', (root) => {
  config(root).properties.language.type = 'integer';
});
batch('breaking', 'JobConfig.notification_config', 'a list becomes shorter', (root) => {
  schemas(root).JobConfig.properties.notification_config.maxItems = 2;
});
batch('additive', 'TranslationConfig.target_languages', 'a list becomes longer', (root) => {
  schemas(root).TranslationConfig.properties.target_languages.maxItems = 8;
});
batch('breaking', 'DataFetchConfig.url', 'a text gets a pattern', (root) => {
  schemas(root).DataFetchConfig.properties.url.pattern = '^https:';
});
batch('documentation', 'TranscriptionConfig.language', 'a description changes', (root) => {
  config(root).properties.language.description = 'Another sentence.';
});
batch('documentation', 'TranscriptionConfig.domain', 'a field is deprecated', (root) => {
  config(root).properties.domain.deprecated = true;
});
batch('documentation', 'TranscriptionConfig.diarization', 'the meaning of a value changes', (root) => {
  config(root).properties.diarization['x-enum-descriptions'].none = 'Another meaning.';
});
batch('additive', 'CreateJobResponse.region', 'a response gains a field', (root) =>
  Object.assign(schemas(root).CreateJobResponse.properties, {region: {type: 'string', description: 'Region.'}}),
);
batch(
  'breaking',
  'CreateJobResponse.status',
  'a response loses a field',
  (root) => delete schemas(root).CreateJobResponse.properties.status,
);
batch('breaking', 'CreateJobResponse.id', 'a field of a response becomes optional', (root) => {
  schemas(root).CreateJobResponse.required = [];
});
batch('additive', 'JobDetails.duration', 'a field of a response becomes certain', (root) =>
  schemas(root).JobDetails.required.push('duration'),
);
batch('additive', 'CreateJobResponse.status', 'a response gains a value', (root) =>
  schemas(root).CreateJobResponse.properties.status.enum.push('queued'),
);
batch('additive', 'JobDetails.status', 'a response loses a value', (root) =>
  schemas(root).JobDetails.properties.status.enum.pop(),
);
batch('breaking', 'JobInfo.duration', 'a type of a response changes', (root) => {
  schemas(root).JobInfo.properties.duration.type = 'string';
});
batch('breaking', 'RecognitionResult.volume', 'a bound of a response goes up', (root) => {
  schemas(root).RecognitionResult.properties.volume.maximum = 200;
});
batch('breaking', 'getUsage', 'an operation goes', (root) => {
  for (const [path, item] of Object.entries<Part>(root.paths))
    if (item.get?.operationId === 'getUsage') delete root.paths[path];
});
batch('additive', 'createBatch', 'an operation comes', (root) => {
  root.paths['/batches'] = {post: {operationId: 'createBatch', tags: ['Jobs'], responses: {}}};
});
batch('breaking', 'createJob.wait', 'a parameter goes', (root) =>
  drop(post(root).parameters, ({name}) => name === 'wait'),
);
batch('additive', 'createJob.priority', 'an optional parameter comes', (root) =>
  post(root).parameters.push({name: 'priority', in: 'query', required: false, schema: {type: 'integer'}}),
);
batch('breaking', 'createJob.priority', 'a required parameter comes', (root) =>
  post(root).parameters.push({name: 'priority', in: 'query', required: true, schema: {type: 'integer'}}),
);
batch('breaking', 'createJob.format', 'the default of a parameter changes', (root) => {
  named(post(root).parameters, 'name', 'format').schema.default = 'txt';
});
batch('additive', 'createJob.responses.409', 'an operation gains a status', (root) => {
  post(root).responses['409'] = {description: 'Conflict.'};
});
batch(
  'breaking',
  'createJob.responses.403',
  'an operation loses a status',
  (root) => delete post(root).responses['403'],
);
batch('documentation', 'createJob.examples.minimal', 'an example changes', (root) => {
  post(root).requestBody.content['multipart/form-data'].examples.minimal.value.data_file = '(bytes of other.wav)';
});
batch('breaking', 'x-errors.job-rejected', 'an error goes', (root) =>
  drop(root['x-errors'], ({id}) => id === 'job-rejected'),
);
batch('additive', 'x-errors.too-loud', 'an error comes', (root) =>
  root['x-errors'].push({id: 'too-loud', value: 'Too loud'}),
);
batch('breaking', 'x-errors.job-rejected', 'an error gets another status', (root) => {
  named(root['x-errors'], 'id', 'job-rejected').statuses = [422];
});
batch('documentation', 'x-errors.job-rejected', 'the fix of an error changes', (root) => {
  named(root['x-errors'], 'id', 'job-rejected').fix = 'Another fix.';
});
batch('breaking', `servers.https://au1.${provider.batchHost}/v2`, 'a host goes', (root) => root.servers.splice(2, 1));
batch('documentation', 'createJob', 'guides of an operation change', (root) => post(root)['x-guides'].pop());

const realtime = row('realtime');
const start = (root: Part): Part => schemas(root).StartRecognition;
realtime(
  'breaking',
  'GetSpeakers',
  'a message of the client goes',
  (root) => delete root.components.messages.GetSpeakers,
);
realtime('additive', 'Pause', 'a message of the client comes', (root) => {
  root.components.messages.Pause = {name: 'Pause', 'x-sender': 'client', 'x-frame': 'text', payload: {type: 'object'}};
});
realtime(
  'breaking',
  'AudioAdded',
  'a message of the service goes',
  (root) => delete root.components.messages.AudioAdded,
);
realtime(
  'breaking',
  'StartRecognition.translation_config',
  'a field of a message goes',
  (root) => delete start(root).properties.translation_config,
);
realtime('breaking', 'TranscriptionConfig.max_delay', 'a maximum goes down', (root) => {
  schemas(root).TranscriptionConfig.properties.max_delay.maximum = 3;
});
realtime('additive', 'TranscriptionConfig.max_delay', 'a minimum goes down', (root) => {
  schemas(root).TranscriptionConfig.properties.max_delay.minimum = 0.5;
});
realtime('additive', 'AudioAdded.lag', 'a message of the service gains a field', (root) =>
  Object.assign(schemas(root).AudioAdded.properties, {lag: {type: 'number', description: 'Lag.'}}),
);
realtime(
  'breaking',
  'AudioAdded.seq_no',
  'a message of the service loses a field',
  (root) => delete schemas(root).AudioAdded.properties.seq_no,
);
realtime('breaking', 'x-close-codes.4005', 'a close code goes', (root) =>
  drop(root['x-close-codes'], ({code}) => code === 4005),
);
realtime('breaking', 'x-close-codes.4005', 'a close code gets another reason', (root) => {
  named(root['x-close-codes'], 'code', 4005).reason = 'too_many';
});
realtime('documentation', 'x-close-codes.4005', 'the advice of a close code changes', (root) => {
  named(root['x-close-codes'], 'code', 4005).how = 'Another advice.';
});
realtime('breaking', 'x-errors.invalid_model', 'an error goes', (root) =>
  drop(root['x-errors'], ({type}) => type === 'invalid_model'),
);
realtime('additive', 'x-warnings.slow_network', 'a warning comes', (root) =>
  root['x-warnings'].push({type: 'slow_network', meaning: 'Slow.'}),
);
realtime('breaking', 'x-protocol-limits.session-length', 'a limit becomes lower', (root) => {
  named(root['x-protocol-limits'], 'id', 'session-length').value = 24;
});
realtime('additive', 'x-protocol-limits.channels', 'a limit becomes higher', (root) => {
  named(root['x-protocol-limits'], 'id', 'channels').value = 4;
});
realtime('breaking', 'x-session.transitions', 'the client may no longer send a message in a state', (root) =>
  drop(root['x-session'].transitions, ({message}) => message === 'ForceEndOfUtterance'),
);
realtime('breaking', 'StartRecognition', 'a message is allowed in other states only', (root) => {
  root.components.messages.StartRecognition['x-states'] = ['starting'];
});
realtime('breaking', 'x-handshake.jwt', 'a parameter of the handshake goes', (root) =>
  drop(root['x-handshake'].queryParameters, ({name}) => name === 'jwt'),
);

const flow = row('flow');
flow('breaking', 'StartConversation', 'a message becomes a binary frame', (root) => {
  root.components.messages.StartConversation['x-frame'] = 'binary';
});
flow('documentation', 'ConversationEnded', 'the summary of a message changes', (root) => {
  root.components.messages.ConversationEnded.summary = 'Another summary.';
});
flow('additive', 'WarningTypeEnum', 'a type of warning comes', (root) =>
  schemas(root).WarningTypeEnum.enum.push('other'),
);
flow('breaking', 'servers.default', 'the host changes', (root) => {
  root.servers.default.host = 'other.example.com';
});

export const mutations: readonly Mutation[] = rows;
