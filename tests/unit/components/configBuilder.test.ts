/** The builder of a configuration says what the service says, and writes what the programs of the pages understand. */
import {execFileSync} from 'node:child_process';
import {type BuilderApi, choicesOf, configOf, controls, problemsOf} from '@site/src/components/ConfigBuilder/choices';
import {writeConfig} from '@site/src/components/ConfigBuilder/formats';
import {audioFile, SocketClient, shared} from '@speech-docs/emulator/testing';
import {expect, it} from 'vitest';
import {readTable} from '../../support/readTable';

const CONFIGURATIONS = readTable<Record<BuilderApi, Record<'right' | 'wrong', string[]>>>(
  'tests/unit/components/configurations.yaml',
);

const {emulator, rest} = shared();

function configFrom(api: BuilderApi, query: string): object {
  const full = [...new URLSearchParams(query)].map(([path, value]) => [
    controls[api].some((control) => control.path === path) ? path : `transcription_config.${path}`,
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
    const {right, wrong} = CONFIGURATIONS[api];
    for (const [queries, isRight] of [
      [right, true],
      [wrong, false],
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

it('writes a configuration that Python and JavaScript read as the same', () => {
  const config = configFrom('batch', 'enable_entities=true&tracking.reference=a "7"&sentiment_analysis_config={}');
  const [python, script] = [writeConfig('Python', 'batch', config), writeConfig('JavaScript', 'batch', config)];
  const printed = execFileSync('python3', ['-c', `import json\n${python}\nprint(json.dumps(CONFIG))`], {
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual(config);
  expect(new Function(`${script}\nreturn CONFIG`)()).toEqual(config);
});
