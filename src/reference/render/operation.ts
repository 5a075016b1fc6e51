/** The page of one request: method and address, samples, what to send, what comes back, what can go wrong. */
import {STATUS_CODES} from 'node:http';
import type {RootContent} from 'mdast';
import {formatJson} from '../../lib/jsonText';
import {pageTitles} from '../../lib/sourcePages.server';
import {Misnamed} from '../lookup';
import {type Body, type Example, isSuccess, type Operation, type Response} from '../operations';
import {blocks, words} from '../prose';
import {ERROR_SCHEMA, operationPage, overviewPage, type Reference} from '../schemaLocations';
import {commonErrors, commonStatuses, requestErrorTable} from './errorTables';
import {fieldTree, type Surroundings} from './fieldTree';
import {code, element, fact, fence, heading, link, list, listed, paragraph, span, titleText} from './nodes';
import {requestSamples} from './samples';

/** Returns everything about the operation; what is in the field `open` is not folded. */
export function operationPageContent(
  reference: Reference,
  {id, open}: {id?: string | undefined; open?: string | undefined},
): RootContent[] {
  const operation = reference.operations.find((one) => one.id === id);
  if (!operation) {
    const known = reference.operations.map((one) => one.id).join(', ');
    throw new Misnamed(`id="${id ?? ''}" is no operation. Known: ${known}.`);
  }
  const contract = reference.contracts.batch;
  const around = {reference, api: 'batch' as const, page: operationPage(contract, operation), open};
  const base: string = contract.root.servers[0].url;
  const [lead, ...description] = blocks(operation.description);
  return [
    ...(lead ? [lead] : []),
    element('MethodLine', {method: operation.method, url: `${base}${operation.path}`}),
    // The sample stays in sight beside fields, and ends with them.
    element(
      'div',
      {className: 'ref-beside'},
      samplePanel(operation),
      ...description,
      ...blocks(
        `Send your key in \`Authorization: Bearer YOUR_API_KEY\`. Use the [host of your region](${overviewPage(contract)}#hosts).`,
      ),
      heading(2, 'Request', 'request'),
      ...request(operation, around),
      ...more(
        'Request examples',
        (operation.requestBody?.bodies[0]?.examples ?? []).map((one) => formExample(one, operation)),
      ),
      heading(2, 'Responses', 'responses'),
      ...operation.responses
        .filter(({status}) => isSuccess(status))
        .flatMap((response) => responseContent(response, {...around, isResponse: true})),
      ...more(
        'Response examples',
        mainBodies(operation).flatMap(({body}) => body.examples.slice(1).map((one) => bodyExample(one, body, false))),
      ),
    ) as RootContent,
    heading(2, 'Errors', 'errors'),
    ...errors(reference, operation),
    ...guides(operation.guides),
  ];
}

/** The program in every language with its first response; beside the fields where there is room. */
function samplePanel(operation: Operation): RootContent {
  const mains = mainBodies(operation);
  return element(
    'SamplePanel',
    {},
    heading(2, 'Sample request', 'sample-request'),
    requestSamples(operation.route ?? '', operation.isDeprecated),
    ...mains.flatMap(({status, body}) => body.examples.slice(0, 1).map((one) => bodyExample(one, body, true, status))),
  ) as RootContent;
}

/** The first body of each success, whose examples are shown. */
function mainBodies({responses}: Operation): {status: string; body: Body}[] {
  return responses
    .filter(({status}) => isSuccess(status))
    .flatMap(({status, bodies}) => bodies.slice(0, 1).map((body) => ({status, body})));
}

/** Further examples in one fold, below the fields. */
function more(title: string, examples: RootContent[]): RootContent[] {
  if (examples.length === 0) return [];
  const anchor = title.toLowerCase().replace(' ', '-');
  return [element('details', {}, element('summary', {}, heading(3, title, anchor)), ...examples) as RootContent];
}

const PARAMETER_HEADINGS: Record<string, string> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

/** What a client sends: parameters, form parts, and the JSON inside a part. */
function request(operation: Operation, around: Surroundings): RootContent[] {
  const parameters = operation.parameters.flatMap(({in: place, fields}) => [
    heading(3, PARAMETER_HEADINGS[place] ?? place, `${place}-parameters`),
    fieldTree(fields, around),
  ]);
  const body = operation.requestBody;
  if (!body) return parameters;
  const main = body.bodies[0];
  const forms = operation.nested.flatMap(({part, fields}) => [
    heading(3, 'Configuration', part),
    paragraph('The JSON of the form part ', code(part), '.'),
    ...configBuilder('batch'),
    fieldTree(fields, around),
  ]);
  return [
    heading(3, 'Form parts', 'form-parts'),
    ...blocks(body.description),
    ...(main ? [fact('Media type: ', code(main.mediaType)), fieldTree(main.fields, around)] : []),
    ...forms,
    ...parameters,
  ];
}

/** The builder of a configuration, which needs script. */
export function configBuilder(api: 'batch' | 'realtime'): RootContent[] {
  return [
    heading(4, 'Build a configuration', 'build-a-configuration'),
    ...blocks(
      'Choose settings, and see the JSON, what the choices exclude, and why. The builder checks each configuration against this contract in your browser, and sends nothing.',
    ),
    element('ConfigBuilder', {api}),
  ];
}

/** A line in a fold of examples, where the window has 1280 px. */
const FOLD_CHARS = 51;

/** A form in a `<details>` element: the configuration as JSON, the other parts in words. */
function formExample({name, summary, value}: Example, {nested}: Operation): RootContent {
  const parts = Object.entries(value as Record<string, string>);
  const jsonPart = nested.find(({part}) => parts.some(([key]) => key === part));
  const text = parts.find(([key]) => key === jsonPart?.part)?.[1] ?? '{}';
  const others = parts.filter(([key]) => key !== jsonPart?.part);
  return example(
    summary ?? name,
    fence('json', formatJson(JSON.parse(text), {width: FOLD_CHARS}), `title="${jsonPart?.part ?? 'body'}"`),
    ...others.map(([key, other]) => fact(code(key), ': ', ...words(other))),
  );
}

/** One status: what it means, the fields of its body, examples, headers. */
function responseContent(response: Response, around: Surroundings): RootContent[] {
  const {status, description, headers, bodies} = response;
  const reason = STATUS_CODES[status] ?? '';
  const types = bodies.map(({mediaType}) => mediaType);
  const [main, ...others] = bodies;
  return [
    heading(3, `${status} ${reason}`.trim(), `response-${status}`),
    ...blocks(description),
    ...(types.length > 0 ? [mediaTypes(types)] : []),
    ...(main ? bodyContent(main, around, true) : []),
    ...others.filter((body) => body.fields.length === 0).flatMap((body) => bodyContent(body, around, false)),
    ...(headers.length > 0 ? [disclosure('Response headers', fieldTree(headers, around))] : []),
  ];
}

function mediaTypes(types: string[]): RootContent {
  return fact(types.length === 1 ? 'Media type: ' : 'Media types: ', types.map((type) => `\`${type}\``).join(', '));
}

/** A body, without its examples where the panel of samples has them. */
function bodyContent(body: Body, around: Surroundings, isInPanel: boolean): RootContent[] {
  return [
    ...(body.fields.length > 0 ? [fieldTree(body.fields, around)] : blocks(body.schema.description)),
    ...(isInPanel ? [] : body.examples.map((one) => bodyExample(one, body, false))),
  ];
}

function bodyExample({name, summary, value}: Example, body: Body, isOpen: boolean, status?: string): RootContent {
  // In a fold, the summary is the title.
  const title = isOpen ? `${status ? `${status} ` : ''}${titleText(summary ?? name)}` : 'Response body';
  const claim = body.schemaName ? `schema=batch:${body.schemaName} ` : '';
  const block =
    typeof value === 'string'
      ? fence('text', value.trimEnd(), `title="${title}"`)
      : fence('json', formatJson(value), `${claim}title="${title}"`);
  return isOpen ? block : disclosure(summary ?? name, block);
}

function errors(reference: Reference, operation: Operation): RootContent[] {
  const contract = reference.contracts.batch;
  const failed = operation.responses.filter(({status}) => !isSuccess(status));
  const specific = requestErrorTable(contract.root['x-errors'], operation.id);
  const common = commonStatuses(contract.root['x-errors']);
  const shown = failed.filter(({status}) => !common.includes(Number(status)));
  const shared = sharedHeaders(shown);
  return [
    paragraph(
      'If the request fails, the response is an ',
      link(`${overviewPage(contract)}#${ERROR_SCHEMA.toLowerCase()}`, code(ERROR_SCHEMA)),
      '. Its `error` and `detail` say what to correct.',
    ),
    ...(specific.children.length > 1 ? [specific] : []),
    paragraph('Every request can also return ', ...listed(commonErrors(contract.root['x-errors']), 'or'), '.'),
    heading(3, 'Error examples', 'error-examples'),
    ...headersIn('Each of these responses has ', shared, ', to include when you report a problem.'),
    ...shown.map(({status, description, bodies, headers}) =>
      disclosure(
        `${status} ${STATUS_CODES[status] ?? ''}`,
        ...blocks(description),
        ...bodies.flatMap((body) => body.examples.map((one) => bodyExample(one, body, true))),
        ...(bodies.length === 0 && !description.includes('body')
          ? [paragraph('The body is empty or not JSON. Check the status before you parse it.')]
          : []),
        ...headersIn(
          'This response also has ',
          namesOf(headers).filter((name) => !shared.includes(name)),
          '.',
        ),
      ),
    ),
  ];
}

const namesOf = (headers: Response['headers']) => headers.map(({name}) => name);

/** The headers that all these responses have, so that the page names them once. */
function sharedHeaders([first, ...others]: Response[]): string[] {
  if (!first) return [];
  return namesOf(first.headers).filter((name) => others.every(({headers}) => namesOf(headers).includes(name)));
}

function headersIn(before: string, names: string[], after: string): RootContent[] {
  if (names.length === 0) return [];
  return [paragraph(`${before}the header${names.length > 1 ? 's' : ''} `, ...listed(names.map(code), 'and'), after)];
}

/** A `<details>` element with a summary in words. */
export function disclosure(summary: string, ...content: RootContent[]): RootContent {
  return fold({}, summary, content);
}

/** One of several folds, of which the browser keeps one open. */
function example(summary: string, ...content: RootContent[]): RootContent {
  return fold({name: 'example'}, summary, content);
}

function fold(attributes: {name?: string}, summary: string, content: RootContent[]): RootContent {
  return element('details', attributes, element('summary', {}, span(words(summary))), ...content) as RootContent;
}

/** Links to the guides that use the operation, by the titles of their pages. */
function guides(addresses: readonly string[]): RootContent[] {
  if (addresses.length === 0) return [];
  const titles = pageTitles();
  const links = addresses.map((address) => {
    const title = titles.get(address) ?? titles.get(`${address}/`);
    if (!title) throw new Misnamed(`x-guides names "${address}", which is no page of this site. Correct the contract.`);
    return [link(address, title)];
  });
  return [heading(2, 'Guides', 'guides'), list(links)];
}
