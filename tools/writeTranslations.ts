/**
 * `npm run write-translations`: lets Docusaurus write the texts of the interface to `i18n/`, then takes out the ones that
 * contain the provider's name. They come from provider.ts by way of the configuration; a copy here would outlive a rename.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {filesBelow} from '@speech-docs/publish/htmlPages.server';
import {provider} from '../provider';
import {run} from './run';

type Messages = Record<string, {message: string; description?: string}>;

const NAMES = [provider.name, provider.slug];

async function main(): Promise<void> {
  const {code} = await run('npx', ['docusaurus', 'write-translations', ...process.argv.slice(2)]);
  process.exitCode = code;
  for (const file of filesBelow('i18n').filter((name) => name.endsWith('.json'))) {
    const path = join('i18n', file);
    const messages = JSON.parse(readFileSync(path, 'utf8')) as Messages;
    const kept = Object.entries(messages).filter(
      (entry) => !NAMES.some((name) => JSON.stringify(entry).includes(name)),
    );
    writeFileSync(path, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  }
}

void main();
