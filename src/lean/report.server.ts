/** Whether each replacement applied: kept for the tests, and shown to a maintainer when something is missing. */
import {writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import type {Bundler, Rejection} from './types';

type Compiler = InstanceType<Bundler['Compiler']>;
/** `applied`, or why the site was built without the replacement. */
type Status = 'applied' | Rejection;

export class ReplacementReport {
  readonly #status = new Map<string, Status>();
  readonly #uses: {name: string; isServer: boolean; files: readonly string[]}[] = [];

  /** Notes a replacement that changes a bundle, with files that the bundle must contain afterwards. */
  expect(name: string, isServer: boolean, files: readonly string[]): void {
    if (!this.#status.has(name)) this.#status.set(name, 'applied');
    this.#uses.push({name, isServer, files});
  }

  /** Notes why a replacement was left out; the first reason counts. */
  reject(name: string, reason: Rejection): void {
    const known = this.#status.get(name);
    if (known === undefined || known === 'applied') this.#status.set(name, reason);
  }

  /** A plugin of the bundler that looks for the expected files among the modules and loaders of one bundle. */
  watch(isServer: boolean) {
    return {
      apply: (compiler: Compiler) => {
        compiler.hooks.compilation.tap('replacements', (compilation) => {
          compilation.hooks.finishModules.tap('replacements', (modules) => {
            const requests = [...modules].map((module) => module.identifier()).join('\n');
            for (const {name, files} of this.#uses.filter((one) => one.isServer === isServer)) {
              const absent = files.find((file) => !requests.includes(file));
              if (absent)
                this.reject(name, {
                  missing: `nothing imports what ${basename(dirname(absent))}/${basename(absent)} replaces`,
                });
            }
          });
        });
      },
    };
  }

  /** Writes the report for the tests and warns about every replacement that found nothing to replace. */
  finish(folder: string): void {
    const entries = Object.fromEntries(this.#status);
    writeFileSync(join(folder, 'replacements.json'), `${JSON.stringify(entries, null, 2)}\n`);
    for (const [name, status] of this.#status) {
      if (status !== 'applied' && 'missing' in status) {
        console.warn(
          `[WARNING] The site was built without the replacement "${name}": ${status.missing}. ` +
            'It still works, and pages are larger. See src/lean/README.md.',
        );
      }
    }
  }
}
