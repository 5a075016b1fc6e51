/** What readers read in the builder of a configuration. */
import {translate} from '@docusaurus/Translate';
import type {ConfigError} from '@speech-docs/emulator/configErrors';

export const texts = {
  title: translate({message: 'Configuration'}),
  defaultText: (value: string) =>
    value ? translate({message: 'Default: {value}'}, {value}) : translate({message: 'None'}),
  excluded: translate({message: 'Excluded by your other choices'}),
  what: '?',
  about: (path: string) => translate({message: 'About {path}'}, {path}),
  /** Without the path of the field, which is beside it. */
  problem: ({path, text}: ConfigError) =>
    text
      .replace(`${path}: `, '')
      .replace(/^[\w.]+: (?=must )/, '')
      .replace('>=', 'at least')
      .replace('<=', 'at most'),
  reset: translate({message: 'Clear'}),
  link: translate({message: 'Copy link'}),
  verdict: {
    good: translate({message: 'This configuration breaks no rule of the API.'}),
    warning: translate({message: 'This configuration breaks no rule of the API, but not all of it has an effect:'}),
    danger: translate({message: 'The service rejects this configuration:'}),
  },
};
