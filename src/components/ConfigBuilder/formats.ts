/** How the languages of the programs write a configuration, with the name that the quickstarts have for it. */
import {formatJson} from '@site/src/lib/jsonText';
import {type JsonToken, jsonTokens} from '@site/src/lib/jsonTokens';
import type {BuilderApi} from './choices';

export const FORMATS = ['JSON', 'Python', 'JavaScript'] as const;
export type Format = (typeof FORMATS)[number];

/** Returns the configuration as JSON, or as a program has it. */
export function writeConfig(format: Format, api: BuilderApi, config: object): string {
  const name = api === 'batch' ? 'CONFIG' : 'START';
  const tokens = jsonTokens(formatJson(config, {width: 56}));
  switch (format) {
    case 'JSON':
      return tokens.map(({text}) => text).join('');
    case 'Python':
      return `${name} = ${tokens.map(inPython).join('')}`;
    case 'JavaScript':
      return `const ${name} = ${tokens.map(inJavaScript).join('')};`;
  }
}

const inPython = ({text, kind}: JsonToken) =>
  kind === 'keyword' ? text.charAt(0).toUpperCase() + text.slice(1) : text;
const inJavaScript = ({text, kind}: JsonToken) => (kind === 'name' ? text.slice(1, -1) : text);
