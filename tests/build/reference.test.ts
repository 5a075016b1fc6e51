/** What the contracts hold, readers get: asked of the built pages, not of their sources. */
import {releases} from '@speech-docs/contracts/history/releases.server';
import {socketPages} from '@speech-docs/protocol/facts';
import {describe, expect, it} from 'vitest';
import {changePage} from '../../src/reference/changePage';
import {allFields} from '../../src/reference/model';
import {operationPage} from '../../src/reference/schemaLocations';
import type {FieldNode} from '../../src/reference/types';
import {attribute, elementsOf, idsOf, wordsOf} from '../support/built';
import {reference} from '../support/reference';

function missing(page: string, fields: readonly FieldNode[]): string[] {
  const ids = new Set(elementsOf(page, '.ref-tree [id]').map((element) => attribute(element, 'id')));
  const codes = new Set(elementsOf(page, '.ref-tree dt code, .ref-tree li code').map(({children}) => textOf(children)));
  return allFields(fields).flatMap((field) => [
    ...(ids.has(field.id) ? [] : [field.id]),
    ...[...field.values, ...field.known].map(({value}) => value).filter((value) => !codes.has(value)),
  ]);
}

function textOf(children: readonly {type: string}[]): string {
  return children.map((child) => ('value' in child ? String(child.value) : '')).join('');
}

describe('the reference shows', () => {
  it.each(['realtime', 'flow'] as const)('all messages, fields, values, errors and codes of the %s socket', (api) => {
    const page = socketPages[api];
    const {root} = reference.contracts[api];
    const messages = reference.messages[api];
    expect(messages.flatMap(({fields}) => missing(page, fields))).toEqual([]);
    const headings = new Set(elementsOf(page, 'h3').map((element) => attribute(element, 'id')));
    expect(messages.filter(({name}) => !headings.has(name.toLowerCase()))).toEqual([]);
    const words = wordsOf(page, 'article') ?? '';
    for (const {type} of [...root['x-errors'], ...root['x-warnings'], ...root['x-infos']])
      expect(words).toContain(type);
    for (const {code, reason, meaning} of root['x-close-codes']) {
      const row = wordsOf(page, `tr[id="close-code-${code}"]`);
      expect(row).toContain(`${code} ${reason}`);
      expect(row).toContain(meaning.replaceAll('`', ''));
    }
    for (const {status} of root['x-handshake'].failures) expect(words).toContain(String(status));
  });

  it('the parameters, form parts, JSON and response of each request, with all values', () => {
    const {batch} = reference.contracts;
    const lacking = reference.operations.flatMap((operation) => {
      const page = operationPage(batch, operation);
      const parameters = operation.parameters.flatMap(({fields}) => fields);
      // Elsewhere large schemas are linked to their home, so only the fields of the first level are asked for.
      const first = [...(operation.requestBody?.bodies ?? []), ...operation.responses.flatMap(({bodies}) => bodies)];
      const shown = operation.route ? first.slice(0, 1).flatMap(({fields}) => fields) : [];
      return missing(page, [...parameters, ...shown.map((field) => ({...field, children: [], variants: []}))]);
    });
    expect(lacking).toEqual([]);
  });

  it('the anchor of each schema on its home page', () => {
    const lacking = [...reference.locations].filter(([, {page, anchor}]) => !idsOf(page).includes(anchor));
    expect(lacking).toEqual([]);
  });

  it('the place to which each change of a contract leads', () => {
    const changes = releases((change) => changePage(reference, change)).flatMap((one) => one.changes);
    const pages = [...new Set(changes.map(({page = ''}) => page))];
    const isThere = ([page = '', anchor]: string[]) => anchor === undefined || idsOf(page).includes(anchor);
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.filter((page) => !isThere(page.split('#')))).toEqual([]);
  });

  it('the errors and statuses of the API in the catalogue', () => {
    const words = wordsOf('/api-ref/', 'article') ?? '';
    for (const {value, statuses} of reference.contracts.batch.root['x-errors']) {
      if (value) expect(words).toContain(value);
      for (const status of statuses) expect(words).toContain(String(status));
    }
  });
});
