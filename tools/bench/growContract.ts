/**
 * A copy of the project in a folder of its own, and what makes its batch contract grow: operations with pages and
 * samples, each with ten fields, and one object of many fields. For measurements only.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {stringify} from 'yaml';
import {ROOT} from '../paths';

const LEFT_OUT = /^(?:\..*|build|node_modules|test-results|screenshots)$/;

/** Returns a folder that builds like the project, with caches of its own. */
export function copyProject(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'reference-bench-')));
  for (const entry of readdirSync(ROOT)) {
    // Copied, not linked: the bundler would resolve links to the project, and Docusaurus would not know its own pages.
    if (!LEFT_OUT.test(entry)) cpSync(join(ROOT, entry), join(folder, entry), {recursive: true});
  }
  mkdirSync(join(folder, 'node_modules'));
  for (const entry of readdirSync(join(ROOT, 'node_modules'))) {
    if (entry !== '.cache') symlinkSync(join(ROOT, 'node_modules', entry), join(folder, 'node_modules', entry));
  }
  return folder;
}

/** The page of the operation whose answer holds one object of many fields. */
export const FOLD_PAGE = '/api-ref/batch/generated-fold';

/** Adds `operations` with ten fields each, and one more with an object of `folded` fields. */
export function growContract(folder: string, operations: number, folded: number): void {
  const names = Array.from({length: operations}, (_, index) => `generated-${index + 1}`);
  const paths = Object.fromEntries([
    ...names.map((name) => [`/${name}`, {get: operation(name, fields(10))}]),
    ['/generated-fold', {get: operation('generated-fold', {settings: settings(folded)})}],
  ]);
  const file = join(folder, 'contracts/batch.openapi.yaml');
  const text = readFileSync(file, 'utf8');
  const added = stringify(paths, {lineWidth: 0}).replaceAll(/^(?=.)/gm, '  ');
  writeFileSync(
    file,
    text.replace(/^paths:\n/m, (line) => line + added),
  );
  for (const name of [...names, 'generated-fold']) addPage(folder, name);
}

function addPage(folder: string, name: string): void {
  const id = idOf(name);
  const head = `---\ntitle: ${name}\ndescription: A page that stands here for a measurement, and nowhere else at all.\n---\n`;
  write(join(folder, `api-ref/batch/${name}.mdx`), `${head}\n<Operation id="${id}" />\n`);
  const samples = {python: 'py', javascript: 'mjs', shell: 'sh'};
  for (const [language, extension] of Object.entries(samples)) {
    cpSync(
      join(folder, `samples/reference/${language}/list-all-jobs.${extension}`),
      join(folder, `samples/reference/${language}/${name}.${extension}`),
    );
  }
}

function operation(name: string, properties: object) {
  const schema = {type: 'object', properties};
  const example = {id: 'b4t9wn6pe0'};
  return {
    operationId: idOf(name),
    summary: `Operation ${name}`,
    description: `Does what ${name} is for, and answers with what came of it.`,
    'x-route': name,
    'x-sidebar': false,
    responses: {200: {description: 'Done.', content: {'application/json': {schema, example}}}},
  };
}

function fields(count: number) {
  return Object.fromEntries(
    Array.from({length: count}, (_, index) => [
      `field_${index + 1}`,
      {
        type: 'string',
        description: `What field ${index + 1} does, when to set it, and what happens when it is left out.`,
        enum: ['none', 'some', 'all'],
        default: 'some',
        'x-enum-descriptions': {none: 'Nothing is kept.', some: 'What matters is kept.', all: 'Everything is kept.'},
      },
    ]),
  );
}

function settings(count: number) {
  return {type: 'object', description: 'Settings.', properties: fields(count)};
}

function idOf(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
}
