/**
 * What the socket contracts contain is on a guide too: messages, fields, and values. Errors, warnings, and close codes are
 * in the catalogue instead, and a part marked `x-reference-only` is exempt.
 */
import type {Reference} from '../../src/reference/schemaLocations';
import type {Coverage} from './coverage';
import {fieldsOfContracts} from './coverage';
import {referenceOnly} from './guideCoverage';

const KINDS = ['errors', 'warnings', 'infos'] as const;

/** Reports every part of the two socket contracts that no guide names. */
export function guidesNameSockets(reference: Reference, guides: ReadonlyMap<string, string>): Coverage {
  const text = [...guides.values()].join('\n');
  const counts = {messages: 0, fields: 0, values: 0};
  const problems: string[] = [];
  for (const api of ['realtime', 'flow'] as const) {
    const {root} = reference.contracts[api];
    const messages = reference.messages[api];
    const exempt = referenceOnly(root);
    const report = (what: keyof typeof counts, names: readonly string[]) => {
      const wanted = [...new Set(names)].filter((name) => !exempt.has(name));
      counts[what] += wanted.length;
      for (const name of wanted) {
        if (isNamed(text, name)) continue;
        problems.push(`no guide names "${name}" of ${api} (${what}). Name it in docs/, or mark it x-reference-only.`);
      }
    };
    const none = {operations: [], messages: {realtime: [], flow: []}};
    const fields = fieldsOfContracts({...none, messages: {...none.messages, [api]: messages}}).filter(
      ({name, isDeprecated}) => !isDeprecated && /^[\w-]+$/.test(name),
    );
    // Types of errors, warnings, and infos are in the catalogue and in the reference.
    const types = new Set(KINDS.flatMap((kind) => typesOf(root, kind)));
    const values = fields.filter(({name}) => !exempt.has(name)).flatMap((field) => field.values);
    report(
      'messages',
      messages.map(({name}) => name),
    );
    report(
      'fields',
      fields.map(({name}) => name),
    );
    report(
      'values',
      values.map(({value}) => `${value}`).filter((value) => !types.has(value)),
    );
  }
  return {counts, problems};
}

function typesOf(root: Reference['contracts']['realtime']['root'], kind: (typeof KINDS)[number]): string[] {
  const entries: {type: string}[] = root[`x-${kind}`];
  return entries.map(({type}) => type);
}

function isNamed(text: string, word: string): boolean {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`).test(text);
}
