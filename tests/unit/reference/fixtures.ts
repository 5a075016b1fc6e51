/** Contracts for tests: the hostile one, and changed copies of the real ones. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Api, Contract} from '@speech-docs/protocol/contracts';
import {parseContract, readContract} from '@speech-docs/protocol/contracts/read.server';
import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import {fieldList, type RenderContext} from '../../../src/reference/render/fieldTree';
import {buildReference, type Reference} from '../../../src/reference/schemaLocations';
import type {FieldNode} from '../../../src/reference/types';

const folder = join(process.cwd(), 'tests/fixtures/contracts');

export const real = {batch: readContract('batch'), realtime: readContract('realtime'), flow: readContract('flow')};

/** The hostile contract, in place of the batch API. */
export function hostileContract(): Contract {
  const file = 'hostile.openapi.yaml';
  return parseContract('batch', readFileSync(join(folder, file), 'utf8'), file);
}

/** A contract from text, named as `broken.yaml` in messages. */
export function contractOf(text: string, api: Api = 'batch'): Contract {
  return parseContract(api, text, 'broken.yaml');
}

/** The real contract with one text replaced; throws when the text is not there. */
export function changed(api: Api, from: string, to: string): Contract {
  const {text, file} = real[api];
  if (!text.includes(from)) throw new Error(`"${from}" is not in ${file} any more; change the test.`);
  return parseContract(api, text.replace(from, to), file);
}

export function referenceWith(contracts: Partial<Record<Api, Contract>>): Reference {
  return buildReference({...real, ...contracts});
}

/** The HTML of a tree of fields. */
export function fieldsHtml(fields: readonly FieldNode[], context: RenderContext): string {
  return toHtml(toHast(fieldList(fields, context)));
}
