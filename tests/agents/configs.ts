/**
 * Configurations that a program writes: forty that the service accepts, and forty with one mistake each and the path of the
 * mistake. Written from contracts and pages before the tool that judges them.
 */
import {provider} from '../../provider';

export type ConfigApi = 'batch' | 'realtime' | 'flow';
type Fields = Record<string, unknown>;
export interface KnownConfig {
  api: ConfigApi;
  config: unknown;
  /** Path of the mistake; absent where nothing is wrong. */
  path?: string;
}

const job = (transcription: Fields = {}, rest: Fields = {}) => ({
  type: 'transcription',
  transcription_config: {language: 'en', ...transcription},
  ...rest,
});
const session = (transcription: Fields = {}, rest: Fields = {}) => ({
  message: 'StartRecognition',
  audio_format: {type: 'raw', encoding: 'pcm_s16le', sample_rate: 16000},
  transcription_config: {language: 'en', ...transcription},
  ...rest,
});
const conversation = (rest: Fields = {}) => ({
  message: 'StartConversation',
  conversation_config: {template_id: 'default'},
  ...rest,
});
const tool = (definition: Fields) => [{type: 'function', function: definition}];

const rightBatch = [
  job(),
  job({language: 'auto'}, {language_identification_config: {expected_languages: ['en', 'es']}}),
  job({language: 'multi', model: provider.models.multilingual}),
  job({language: 'es', domain: 'bilingual-en'}),
  job({model: 'enhanced'}),
  job({domain: 'medical', model: 'enhanced'}),
  job({diarization: 'speaker', speaker_diarization_config: {speaker_sensitivity: 0.7}}),
  job({diarization: 'channel', channel_diarization_labels: ['agent', 'caller']}),
  job({additional_vocab: [{content: 'Harbor Tours'}, {content: 'Ngata', sounds_like: ['nar ta']}]}),
  job({output_locale: 'en-GB'}),
  job({punctuation_overrides: {permitted_marks: ['.', ','], sensitivity: 0.4}}),
  job({transcript_filtering_config: {remove_disfluencies: true, replacements: [{from: '/^a/', to: 'b'}]}}),
  job({}, {notification_config: [{url: 'https://hooks.example.net/a', contents: ['transcript.txt'], method: 'put'}]}),
  job({}, {translation_config: {target_languages: ['de', 'es']}}),
  job({}, {summarization_config: {summary_type: 'bullets', summary_length: 'detailed'}}),
  job({}, {topic_detection_config: {topics: ['billing']}, auto_chapters_config: {}, sentiment_analysis_config: {}}),
  job({}, {audio_events_config: {types: ['music']}}),
  job({}, {fetch_data: {url: 'https://media.example.net/a.mp3', auth_headers: ['Authorization: Bearer a']}}),
  job({}, {tracking: {title: 'Harbor', reference: '7', tags: ['a'], details: {desk: 4}}}),
  job({}, {output_config: {srt_overrides: {max_line_length: 37, max_lines: 2}}}),
];

const rightRealtime = [
  session(),
  session({max_delay: 0.7, max_delay_mode: 'fixed'}),
  session({enable_partials: true, max_delay: 4}),
  session({}, {audio_format: {type: 'file'}}),
  session({}, {audio_format: {type: 'raw', encoding: 'mulaw', sample_rate: 8000}}),
  session({conversation_config: {end_of_utterance_silence_trigger: 0.6}}),
  session({diarization: 'speaker', speaker_diarization_config: {max_speakers: 2, get_speakers: true}}),
  session({diarization: 'channel', channel_diarization_labels: ['agent', 'caller']}),
  session({audio_filtering_config: {volume_threshold: 3.4}}),
  session({}, {translation_config: {target_languages: ['de'], enable_partials: true}}),
  session({}, {audio_events_config: {types: ['applause', 'music']}}),
  session({additional_vocab: [{content: 'gnocchi', sounds_like: ['nyohki']}]}),
];

const rightFlow = [
  conversation(),
  conversation({audio_format: {type: 'raw', encoding: 'pcm_f32le', sample_rate: 48000}}),
  conversation({conversation_config: {template_id: 'a', template_variables: {persona: 'calm', style: 'short'}}}),
  conversation({tools: tool({name: 'book'})}),
  conversation({
    tools: tool({
      name: 'book',
      description: 'Books.',
      parameters: {type: 'object', properties: {day: {type: 'string', description: 'Day'}}, required: ['day']},
    }),
  }),
  conversation({debug: {llm: true}}),
  conversation({audio_format: {type: 'raw', encoding: 'pcm_s16le', sample_rate: 8000}}),
  conversation({tools: []}),
];

const wrongBatch: [config: unknown, path: string][] = [
  [{transcription_config: {language: 'en'}}, 'type'],
  [{type: 'transcription'}, 'transcription_config'],
  [{type: 'transcription', transcription_config: {}}, 'transcription_config.language'],
  [{type: 'translate', transcription_config: {language: 'en'}}, 'type'],
  [job({language: 7}), 'transcription_config.language'],
  [job({language: 'klingon'}), 'transcription_config.language'],
  [job({language: 'multi'}), 'transcription_config.language'],
  [job({model: provider.models.multilingual}), 'transcription_config.language'],
  [job({diarization: 'speakers'}), 'transcription_config.diarization'],
  [
    job({diarization: 'speaker', speaker_diarization_config: {speaker_sensitivity: 1.5}}),
    'transcription_config.speaker_diarization_config.speaker_sensitivity',
  ],
  [job({additional_vocab: 'Harbor'}), 'transcription_config.additional_vocab'],
  [job({additional_vocab: [{sounds_like: ['a']}]}), 'transcription_config.additional_vocab[0].content'],
  [job({enable_entities: 'yes'}), 'transcription_config.enable_entities'],
  [
    job({transcript_filtering_config: {replacements: [{from: '/(/', to: ''}]}}),
    'transcription_config.transcript_filtering_config.replacements[0].from',
  ],
  [job({}, {notification_config: [{contents: ['transcript']}]}), 'notification_config[0].url'],
  [job({}, {notification_config: [{url: 'ftp://hooks.example.net/a'}]}), 'notification_config[0].url'],
  [
    job({}, {notification_config: [1, 2, 3, 4].map((n) => ({url: `https://hooks.example.net/${n}`}))}),
    'notification_config',
  ],
  [
    job({}, {notification_config: [{url: 'https://hooks.example.net/a', method: 'get'}]}),
    'notification_config[0].method',
  ],
  [
    job({}, {notification_config: [{url: 'https://hooks.example.net/a', auth_headers: ['token']}]}),
    'notification_config[0].auth_headers[0]',
  ],
  [job({}, {translation_config: {}}), 'translation_config.target_languages'],
  [
    job({}, {translation_config: {target_languages: ['de', 'es', 'fr', 'it', 'nl', 'pl']}}),
    'translation_config.target_languages',
  ],
  [job({}, {translation_config: {target_languages: ['tlh']}}), 'translation_config.target_languages[0]'],
  [job({}, {summarization_config: {summary_length: 'long'}}), 'summarization_config.summary_length'],
  [
    job({language: 'auto'}, {language_identification_config: {low_confidence_action: 'guess'}}),
    'language_identification_config.low_confidence_action',
  ],
  [
    job({language: 'auto'}, {language_identification_config: {expected_languages: ['en', 'tlh']}}),
    'language_identification_config.expected_languages[1]',
  ],
  [job({}, {fetch_data: {auth_headers: []}}), 'fetch_data.url'],
];

const wrongRealtime: [config: unknown, path: string][] = [
  [{message: 'StartRecognition', transcription_config: {language: 'en'}}, 'audio_format'],
  [session({max_delay: 0.5}), 'transcription_config.max_delay'],
  [session({max_delay: '2'}), 'transcription_config.max_delay'],
  [session({max_delays: 2}), 'transcription_config.max_delays'],
  [session({language: 'klingon'}), 'transcription_config.language'],
  [
    session({conversation_config: {end_of_utterance_silence_trigger: 3}}),
    'transcription_config.conversation_config.end_of_utterance_silence_trigger',
  ],
  [session({}, {audio_format: {type: 'raw', encoding: 'pcm_s16le', sample_rate: 0}}), 'audio_format.sample_rate'],
  [session({}, {audio_format: {type: 'raw', encoding: 'opus', sample_rate: 16000}}), 'audio_format.encoding'],
  [session({diarization: 'channel'}), 'transcription_config.channel_diarization_labels'],
];

const wrongFlow: [config: unknown, path: string][] = [
  [{message: 'StartConversation'}, 'conversation_config'],
  [conversation({conversation_config: {}}), 'conversation_config.template_id'],
  [conversation({audio_format: {type: 'raw', encoding: 'opus', sample_rate: 16000}}), 'audio_format.encoding'],
  [conversation({tools: tool({description: 'No name.'})}), 'tools[0].function.name'],
  [conversation({debug: {llm: 'yes'}}), 'debug.llm'],
];

const right = (api: ConfigApi, configs: unknown[]) => configs.map((config): KnownConfig => ({api, config}));
const wrong = (api: ConfigApi, configs: [unknown, string][]) =>
  configs.map(([config, path]): KnownConfig => ({api, config, path}));

export const rightConfigs = [
  ...right('batch', rightBatch),
  ...right('realtime', rightRealtime),
  ...right('flow', rightFlow),
];
export const wrongConfigs = [
  ...wrong('batch', wrongBatch),
  ...wrong('realtime', wrongRealtime),
  ...wrong('flow', wrongFlow),
];
