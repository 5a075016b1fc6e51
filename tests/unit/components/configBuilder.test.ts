/** The builder of a configuration says what the service says, and writes what the programs of the pages understand. */
import {execFileSync} from 'node:child_process';
import {
  type BuilderApi,
  choicesOf,
  configOf,
  controlsOf,
  excluded,
  problemsOf,
} from '@site/src/components/ConfigBuilder/choices';
import {writeConfig} from '@site/src/components/ConfigBuilder/formats';
import {audioFile, SocketClient, shared} from '@speech-docs/emulator/tests/support/client';
import {expect, it} from 'vitest';

/** Choices as the address of the page keeps them; those of `transcription_config` without it. */
const RIGHT: Readonly<Record<BuilderApi, readonly string[]>> = {
  batch: [
    '',
    'language=auto',
    'language=multi&model=multilingual-1',
    'language=en&output_locale=en-US',
    'language=en&domain=medical&model=enhanced',
    'model=enhanced&diarization=speaker',
    'diarization=channel',
    'punctuation_overrides.sensitivity=0.2',
    'transcript_filtering_config.remove_disfluencies=true',
    'translation_config.target_languages=fr, de',
    'summarization_config.summary_type=bullets',
    'topic_detection_config.topics=Ferry, Weather',
    'sentiment_analysis_config={}',
    'auto_chapters_config={}&summarization_config.summary_type=paragraphs',
    'language=de',
    'language=fr&model=enhanced',
    'language=es&diarization=speaker',
    'enable_entities=true',
    'tracking.reference=call 7',
    'translation_config.target_languages=es',
  ],
  realtime: [
    '',
    'language=en&output_locale=en-GB',
    'language=en&domain=medical&model=enhanced',
    'model=enhanced&max_delay=2',
    'max_delay=0.7',
    'max_delay=4&max_delay_mode=fixed',
    'enable_partials=true',
    'diarization=speaker',
    'conversation_config.end_of_utterance_silence_trigger=0.5',
    'punctuation_overrides.sensitivity=0',
    'transcript_filtering_config.remove_disfluencies=true',
    'translation_config.target_languages=fr, de',
    'audio_events_config.types=music, applause',
    'audio_format.encoding=mulaw&audio_format.sample_rate=8000',
    'language=de',
    'language=es&model=standard',
    'enable_entities=true',
    'max_delay=1&max_delay_mode=flexible',
    'audio_format.encoding=pcm_f32le&audio_format.sample_rate=16000',
    'translation_config.target_languages=es&enable_partials=true',
  ],
};
const WRONG: Readonly<Record<BuilderApi, readonly string[]>> = {
  batch: [
    'language=xx',
    'language=en&domain=medical',
    'model=best',
    'diarization=channel_and_speaker',
    'punctuation_overrides.sensitivity=1.5',
    'punctuation_overrides.sensitivity=half',
    'translation_config.target_languages=xx',
    'translation_config.target_languages=ja&language=ba',
    'translation_config.target_languages=fr, fr, de, es, it, pt, nl',
    'summarization_config.summary_type=list',
    'sentiment_analysis_config=yes',
    'fetch_data.url=a b',
    'language=multi',
    'language=auto&output_locale=en-US',
    'language=english',
    'model=fast',
    'diarization=yes',
    'punctuation_overrides.sensitivity=-1',
    'translation_config.target_languages=english',
    'enable_entities=maybe',
  ],
  realtime: [
    'language=xx',
    'language=en&domain=medical',
    'language=auto',
    'model=best',
    'max_delay=0.1',
    'max_delay_mode=strict',
    'conversation_config.end_of_utterance_silence_trigger=-1',
    'conversation_config.end_of_utterance_silence_trigger=3',
    'punctuation_overrides.sensitivity=2',
    'translation_config.target_languages=xx',
    'translation_config.target_languages=ja&language=ba',
    'audio_events_config.types=thunder',
    'audio_format.encoding=mp3',
    'audio_format.sample_rate=1',
    'language=english',
    'model=fast',
    'diarization=yes',
    'max_delay=30',
    'punctuation_overrides.sensitivity=-1',
    'audio_format.encoding=pcm',
  ],
};

const {emulator, rest} = shared();

function configFrom(api: BuilderApi, query: string): object {
  const full = [...new URLSearchParams(query)].map(([path, value]) => [
    controlsOf(api).some((control) => control.path === path) ? path : `transcription_config.${path}`,
    value,
  ]);
  const choices = choicesOf(api, `${new URLSearchParams(full as [string, string][])}`);
  expect(Object.keys(choices)).toHaveLength(new Set(full.map(([path]) => path)).size);
  return configOf(api, choices);
}

/** Whether the emulator takes the configuration, and all of it has an effect. */
async function isAccepted(api: BuilderApi, config: object): Promise<boolean> {
  if (api === 'batch') {
    const data_file = {name: 'fetch_data' in config ? '' : 'a.wav', content: audioFile('harbor-tour')};
    return (await rest.submit(config, {data_file})).status === 201;
  }
  const line = await SocketClient.open(emulator, '/v2');
  line.send(config);
  const started = await line.next('RecognitionStarted').catch(() => undefined);
  if (started) {
    line.send({message: 'EndOfStream', last_seq_no: 0});
    await line.next('EndOfTranscript');
  }
  line.socket.terminate();
  return started !== undefined && line.named('Warning').length === 0;
}

it.each(['batch', 'realtime'] as const)(
  'judges right and wrong configurations of %s as the service does',
  async (api) => {
    for (const [queries, isRight] of [
      [RIGHT[api], true],
      [WRONG[api], false],
    ] as const) {
      const verdicts = queries.map((query) => {
        const config = configFrom(api, query);
        return {query, config, isRight: problemsOf(api, config).length === 0};
      });
      expect(verdicts.filter((one) => one.isRight !== isRight).map(({query}) => query)).toEqual([]);
      for (const {query, config} of verdicts) expect([query, await isAccepted(api, config)]).toEqual([query, isRight]);
    }
  },
);

it('names options that other choices exclude, and features that a language lacks', () => {
  const language = controlsOf('batch').find(({path}) => path === 'transcription_config.language');
  const names = excluded('batch', {sentiment_analysis_config: '{}'}, language as NonNullable<typeof language>);
  expect(names).toContain('de');
  expect(names).not.toContain('en');
  const [problem] = problemsOf('batch', configFrom('batch', 'language=de&sentiment_analysis_config={}'));
  expect(problem).toMatchObject({path: 'sentiment_analysis_config', isWarning: true});
});

it('writes a configuration that Python and JavaScript read as the same', () => {
  const config = configFrom('batch', 'enable_entities=true&tracking.reference=a "7"&sentiment_analysis_config={}');
  const [python, script] = [writeConfig('Python', 'batch', config), writeConfig('JavaScript', 'batch', config)];
  const printed = execFileSync('python3', ['-c', `import json\n${python}\nprint(json.dumps(CONFIG))`], {
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual(config);
  expect(new Function(`${script}\nreturn CONFIG`)()).toEqual(config);
});
