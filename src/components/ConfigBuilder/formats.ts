/** How the languages of the programs write a configuration, with the name that the quickstarts have for it. */
import {formatJson} from '@site/src/lib/jsonText';
import type {BuilderApi} from './choices';

export const FORMATS = ['JSON', 'Python', 'JavaScript'] as const;
export type Format = (typeof FORMATS)[number];

/** Returns the configuration as JSON, or as a program has it. */
export function writeConfig(format: Format, api: BuilderApi, config: object): string {
  const name = api === 'batch' ? 'CONFIG' : 'START';
  const json = formatJson(config, {width: 56});
  switch (format) {
    case 'JSON':
      return json;
    case 'Python':
      return `${name} = ${python(config)}`;
    case 'JavaScript':
      return `const ${name} = ${json.replace(/"(\w+)": /g, '$1: ')};`;
  }
}

function python(value: unknown, indent = ''): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}    `;
  if (Array.isArray(value)) return `[${value.map((item) => python(item, inner)).join(', ')}]`;
  const entries = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${python(item, inner)},\n`,
  );
  return entries.length === 0 ? '{}' : `{\n${entries.join('')}${indent}}`;
}
