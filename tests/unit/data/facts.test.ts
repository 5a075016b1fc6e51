import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {audioEvents} from '../../../data/audioEvents';
import {
  containerArguments,
  containerImages,
  containerMounts,
  containerPorts,
  containerResources,
  containerVariables,
  forMode,
  gpuEnhancedGroup,
} from '../../../data/containers';
import {disfluencies} from '../../../data/disfluencies';
import {englishWordsUpTo, entityClasses, numberStyles} from '../../../data/entities';
import {
  commonSampleRates,
  fileType,
  fileTypes,
  flowOutput,
  formatPages,
  rawEncoding,
  rawEncodings,
} from '../../../data/formats';
import {limits} from '../../../data/limits';
import {models} from '../../../data/models';
import {plans} from '../../../data/plans';
import {batchEndpoints, environmentLabel, environments, realtimeEndpoints} from '../../../data/regions';
import {keyParameters} from '../../../data/temporaryKeys';
import {defaultTopics} from '../../../data/topics';
import {provider} from '../../../provider';
import {isDeclared} from '../../support/declaredPages';

const folder = new URL('../../../data/', import.meta.url);
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({name, text: readFileSync(new URL(name, folder), 'utf8')}));

describe('the files of facts', () => {
  it('name only provider tokens that exist', () => {
    for (const {name, text} of sources) {
      for (const [, path = ''] of text.matchAll(/\{\{provider\.([\w.]+)\}\}/g)) {
        const value = path
          .split('.')
          .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], provider);
        expect(value, `${name}: ${path}`).toBeTypeOf('string');
      }
    }
  });

  it('import nothing but one another and the identity of the provider', () => {
    for (const {name, text} of sources) {
      for (const [, from = ''] of text.matchAll(/ from '([^']+)'/g))
        expect(from, name).toMatch(/^\.\/\w+$|^\.\.\/provider$/);
    }
  });

  it("are all named in the folder's README", () => {
    const readme = readFileSync(new URL('README.md', folder), 'utf8');
    for (const {name} of sources) expect(readme).toContain(`\`${name}\``);
  });
});

describe('the audio events', () => {
  it('are all counted in batch, and three of them can be requested and are sent in real time', () => {
    const asked = audioEvents.filter((event) => event.requestable).map(({type}) => type);
    expect(asked).toEqual(['laughter', 'applause', 'music']);
    for (const event of audioEvents) {
      expect(event.batchSummary, event.type).toBe(true);
      expect([event.batchEvents, event.realtime], event.type).toEqual([event.requestable, event.requestable]);
    }
  });
});

describe('the formats', () => {
  it('are nine file types and three raw encodings', () => {
    expect(fileTypes.map(({id}) => id)).toEqual(['wav', 'mp3', 'aac', 'ogg', 'mpeg', 'amr', 'm4a', 'mp4', 'flac']);
    expect(rawEncodings.map(({id, bytesPerSample}) => [id, bytesPerSample])).toEqual([
      ['pcm_f32le', 4],
      ['pcm_s16le', 2],
      ['mulaw', 1],
    ]);
  });

  it('give calculators a positive figure for every file type', () => {
    for (const {id, sizing} of fileTypes) {
      for (const figure of Object.values(sizing)) if (typeof figure === 'number') expect(figure, id).toBeGreaterThan(0);
    }
  });

  it('keep mu-law out of voice agents, whose own voice is 16-bit at 16 kHz', () => {
    expect(rawEncodings.filter(({flowInput}) => !flowInput).map(({id}) => id)).toEqual(['mulaw']);
    expect(rawEncoding(flowOutput.encoding)?.bytesPerSample).toBe(2);
    expect(flowOutput.sampleRate).toBe(limits.flow.outputSampleRate.value);
    expect(commonSampleRates).toContain(limits.flow.inputSampleRate.value);
  });

  it('are found by extension as readers write it, and headerless files are not', () => {
    expect(fileType('.WAV')?.id).toBe('wav');
    expect(fileType('raw')).toBeUndefined();
    for (const page of Object.values(formatPages)) expect(isDeclared(page), page).toBe(true);
  });
});

describe('the entities', () => {
  it('are classes in the order of their names, each listed once, with examples that differ when spoken and written', () => {
    expect(entityClasses.map(({id}) => id)).toEqual([...new Set(entityClasses.map(({id}) => id))].sort());
    for (const {id, spoken, written} of entityClasses) expect(spoken, id).not.toBe(written);
  });

  it('style numbers in three languages, and keep English words up to ten', () => {
    expect(numberStyles.map(({language}) => language)).toEqual(['en', 'de', 'fr']);
    expect(numberStyles[2]?.thousands.example).toBe('45\u00a0000');
    expect(englishWordsUpTo).toBe(10);
  });
});

describe('the word lists', () => {
  it('have every hesitation once', () => {
    expect(disfluencies).toEqual([...new Set(disfluencies)]);
  });

  it('have as many default topics as a request may name', () => {
    expect(defaultTopics).toHaveLength(limits.batch.topics.value);
  });
});

describe('the accounts', () => {
  it('are three plans whose figures come from the limits', () => {
    expect(plans.map(({name}) => name)).toEqual(['Free', 'Pro', 'Enterprise']);
    const [, paid, enterprise] = plans;
    expect(paid?.realtimeSessions).toBe(limits.realtime.sessions.paid);
    expect(enterprise?.realtimeSessions.text).toBe('custom');
  });

  it('choose between three models, standard by default', () => {
    expect(models.map(({id, isDefault}) => [id, isDefault])).toEqual([
      ['enhanced', false],
      ['standard', true],
      [provider.models.multilingual, false],
    ]);
  });

  it('make temporary keys with one required parameter', () => {
    expect(keyParameters.filter(({required}) => required).map(({name}) => name)).toEqual(['ttl']);
    for (const {name, default: value, values} of keyParameters)
      if (value !== null) expect(values, name).toContain(value);
  });
});

describe('the regions', () => {
  it('are environments with egress addresses of their own', () => {
    expect(environments.map(({id}) => id)).toEqual(Object.keys(provider.egressIps));
    const addresses = environments.flatMap(({id}) => provider.egressIps[id]);
    expect(addresses).toEqual([...new Set(addresses)]);
    for (const {id} of environments) expect(provider.egressIps[id].length, id).toBeGreaterThan(0);
    expect(environmentLabel('au1')).toBe('AU1 (Australia)');
  });

  it('put a label in front of the base domains', () => {
    for (const {host} of batchEndpoints) expect(host.split('.').slice(1).join('.')).toBe(provider.batchHost);
    for (const {host} of realtimeEndpoints) expect(host.split('.').slice(1).join('.')).toBe(provider.realtimeHost);
  });

  it('give every environment one batch host, named after it', () => {
    for (const {id} of environments) {
      expect(batchEndpoints.filter(({environment}) => environment === id).map(({host}) => host)).toEqual([
        `${id}.${provider.batchHost}`,
      ]);
    }
  });
});

describe('the containers', () => {
  it('name no image, variable, mount or argument twice', () => {
    for (const names of [
      containerImages.map(({id}) => id),
      containerImages.map(({image}) => image),
      containerVariables.map(({name}) => name),
      containerMounts.map(({path}) => path),
      containerArguments.map(({name, modes}) => `${name} ${modes}`),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('serve the enhanced operating point in four groups of languages, none of which is empty', () => {
    for (const group of [1, 2, 3, 4] as const) expect(gpuEnhancedGroup(group), `group ${group}`).not.toEqual([]);
  });

  it('give every kind of container an image and its needs', () => {
    for (const mode of ['batch', 'realtime', 'gpu-server', 'translation-server', 'language-id'] as const) {
      expect(forMode(containerImages, mode).length, mode).toBeGreaterThan(0);
      expect(forMode(containerResources, mode).length, mode).toBeGreaterThan(0);
    }
    expect(forMode(containerPorts, 'realtime').map(({port}) => port)).toEqual([9000, 8001]);
    expect(forMode(containerPorts, 'batch')).toEqual([]);
  });
});
