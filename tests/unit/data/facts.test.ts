import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {audioEvents} from '../../../data/audioEvents';
import {capabilities as capabilityById, capabilityIds} from '../../../data/capabilities';
import * as containers from '../../../data/containers';
import {disfluencies} from '../../../data/disfluencies';
import {entityClasses} from '../../../data/entities';
import {flowLanguages} from '../../../data/flowLanguages';
import {languageKey, languages} from '../../../data/languages';
import {batchEndpoints, environments, realtimeEndpoints} from '../../../data/regions';
import {keyParameterMeanings} from '../../../data/temporaryKeys';
import {translationPairs} from '../../../data/translationPairs';
import {provider} from '../../../provider';
import {reference} from '../../support/reference';

const folder = new URL('../../../data/', import.meta.url);
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({name, text: readFileSync(new URL(name, folder), 'utf8')}));
const capabilities = capabilityIds.map((id) => ({id, ...capabilityById[id]}));

describe('the files of facts', () => {
  it('import nothing but one another and the identity of the provider', () => {
    for (const {name, text} of sources) {
      for (const [, from = ''] of text.matchAll(/ from '([^']+)'/g))
        expect(from, name).toMatch(/^\.\/\w+$|^\.\.\/provider$/);
    }
  });

  const LISTS: [what: string, names: readonly unknown[]][] = [
    ['audio event', audioEvents.map(({type}) => type)],
    ['capability', capabilities.map(({name, page}) => name ?? page)],
    ['name of an image', containers.containerImages.map(({image}) => image)],
    ['variable of a container', containers.containerVariables.map(({name}) => name)],
    ['mount of a container', containers.containerMounts.map(({path}) => path)],
    ['argument of a container', containers.containerArguments.map(({name, modes}) => `${name} ${modes}`)],
    ['hesitation', disfluencies],
    ['class of entities', entityClasses.map(({id}) => id)],
    ['language of voice agents', flowLanguages.map(({code}) => code)],
    ['voice of a language', flowLanguages.flatMap(({code, voices}) => voices.map((voice) => `${code} ${voice}`))],
    ['language', languages.map(languageKey)],
    ['name of a language', languages.map(({name}) => name)],
    ['address that requests come from', environments.flatMap(({id}) => provider.egressIps[id])],
    ['translation pair', translationPairs.map(({source, target}) => `${source}>${target}`)],
  ];
  it.each(LISTS)('list every %s once', (_what, names) => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

it('classes of entities are in the order of their names, with examples that differ when spoken and written', () => {
  expect(entityClasses.map(({id}) => id)).toEqual(entityClasses.map(({id}) => id).sort());
  for (const {id, spoken, written} of entityClasses) expect(spoken, id).not.toBe(written);
});

it('every parameter of the request for a temporary key has a meaning', () => {
  const ways: {temporaryKey?: {parameters: {name: string}[]}}[] =
    reference.contracts.realtime.root['x-handshake'].authentication;
  const names = ways.flatMap(({temporaryKey}) => temporaryKey?.parameters.map(({name}) => name) ?? []);
  expect(Object.keys(keyParameterMeanings)).toEqual(names);
});

it('the regions are environments with egress addresses of their own', () => {
  expect(environments.map(({id}) => id)).toEqual(Object.keys(provider.egressIps));
  for (const {id} of environments) expect(provider.egressIps[id].length, id).toBeGreaterThan(0);
});

it('the regions have one batch host each, named after the environment, and hosts below the base domains', () => {
  for (const {id} of environments) {
    const hosts = batchEndpoints.filter(({environment}) => environment === id).map(({host}) => host);
    expect(hosts).toEqual([`${id}.${provider.batchHost}`]);
  }
  for (const {host} of realtimeEndpoints) expect(host.split('.').slice(1).join('.')).toBe(provider.realtimeHost);
});
