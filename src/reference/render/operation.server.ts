/** The page of one request: method and address, samples, what to send, what comes back, what can go wrong. */
import {STATUS_CODES} from 'node:http';
import type {RootContent} from 'mdast';
import {formatJson} from '../../lib/jsonText';
import {pageTitles} from '../../lib/sourcePages.server';
import {InvalidAttribute} from '../lookup';
import {type Body, type Example, isSuccess, type Operation, type Response} from '../operations';
import {ERROR_SCHEMA, operationPage, overviewPage, type Reference} from '../schemaLocations';
import {commonErrors, commonStatuses, requestErrorTable} from './errorTables';
import {fieldTree, type RenderContext} from './fieldTree';
import {
  type Content,
  code,
  disclosure,
  fact,
  fence,
  heading,
  jsx,
  link,
  list,
  listed,
  titleText,
  toBlocks,
} from './nodes';
import {requestSamples} from './samples.server';

/** The requests of the console of the batch API. */
const IN_CONSOLE = ['createJob', 'getJob', 'getTranscript'];
const CONSOLE = '/speech-to-text/batch/quickstart#try-a-job';

/** Returns everything about the operation; what is in the field `open` is not folded. */
export function operationPageContent(
  reference: Reference,
  {id, open}: {id?: string | undefined; open?: string | undefined},
): Content {
  const operation = reference.operations.find((one) => one.id === id);
  if (!operation) {
    const known = reference.operations.map((one) => one.id).join(', ');
    throw new InvalidAttribute(`id="${id ?? ''}" is no operation. Known: ${known}.`);
  }
  const contract = reference.contracts.batch;
  const context = {reference, api: 'batch' as const, page: operationPage(contract, operation), open};
  const base: string = contract.root.servers[0].url;
  const builder = operation.id === 'createJob' ? ' #build-a-configuration' : '';
  const tools = IN_CONSOLE.includes(operation.id) ? CONSOLE + builder : undefined;
  const [lead, ...description] = toBlocks(operation.description);
  return [
    lead,
    jsx('MethodLine', {method: operation.method, url: `${base}${operation.path}`, tools}),
    // The sample stays in sight beside fields, and ends with them.
    jsx(
      'div',
      {className: 'ref-beside'},
      samplePanel(operation),
      description,
      'Send your key in `Authorization: Bearer YOUR_API_KEY`. Use the [host of your region](/get-started/authentication#endpoints).',
      heading(2, 'Request', 'request'),
      request(operation, context),
      foldOfExamples(
        'Request examples',
        (operation.requestBody?.bodies[0]?.examples ?? []).map((one) => formExample(one, operation)),
      ),
      heading(2, 'Responses', 'responses'),
      operation.responses
        .filter(({status}) => isSuccess(status))
        .map((response) => responseContent(response, {...context, isResponse: true})),
      foldOfExamples(
        'Response examples',
        mainBodies(operation).flatMap(({body}) => body.examples.slice(1).map((one) => foldedExample(one, body))),
      ),
    ),
    heading(2, 'Errors', 'errors'),
    errors(reference, operation),
    guides(operation.guides),
    `What each version of this API changed: ${link(`${overviewPage(contract)}#changes`, 'Changes')}.`,
  ];
}

function samplePanel(operation: Operation): RootContent {
  return jsx(
    'SamplePanel',
    {},
    heading(2, 'Sample request', 'sample-request'),
    requestSamples(operation.route ?? ''),
    mainBodies(operation).map(({status, body}) =>
      body.examples.slice(0, 1).map((one) => bodyExample(one, body, `${status} ${exampleTitle(one)}`)),
    ),
  );
}

function mainBodies({responses}: Operation): {status: string; body: Body}[] {
  return responses
    .filter(({status}) => isSuccess(status))
    .flatMap(({status, bodies}) => bodies.slice(0, 1).map((body) => ({status, body})));
}

function foldOfExamples(title: string, examples: RootContent[]): Content {
  const anchor = title.toLowerCase().replace(' ', '-');
  return examples.length > 0 && jsx('details', {}, jsx('summary', {}, heading(3, title, anchor)), examples);
}

const PARAMETER_HEADINGS: Record<string, string> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

function request({parameters, requestBody: body, nested}: Operation, context: RenderContext): Content {
  const [main] = body?.bodies ?? [];
  return [
    body && [
      heading(3, 'Form parts', 'form-parts'),
      body.description,
      main && [fact('Media type: ', code(main.mediaType)), fieldTree(main.fields, context)],
      nested.map(({part, fields}) => [
        heading(3, 'Configuration', part),
        `The JSON of the form part ${code(part)}.`,
        configBuilder('batch'),
        fieldTree(fields, context),
      ]),
    ],
    parameters.map(({in: place, fields}) => [
      heading(3, PARAMETER_HEADINGS[place] ?? place, `${place}-parameters`),
      fieldTree(fields, context),
    ]),
  ];
}

/** The builder of a configuration, which needs script. Copies have its heading, to which pages link. */
export function configBuilder(api: 'batch' | 'realtime'): Content {
  return jsx(
    'div',
    {className: 'ref-builder'},
    heading(4, 'Build a configuration', 'build-a-configuration'),
    'Choose settings, and see the JSON, what the choices exclude, and why. The builder checks each configuration against the API spec in your browser, and sends nothing.',
    jsx('ConfigBuilder', {api}),
  );
}

/** A line in a fold of examples, where the window has 1280 px. */
const FOLD_CHARS = 51;

/** A form in a `<details>` element: the configuration as JSON, the other parts in words. */
function formExample({name, summary, value}: Example, {nested}: Operation): RootContent {
  const parts = Object.entries(value as Record<string, string>);
  const jsonPart = nested.find(({part}) => parts.some(([key]) => key === part));
  const text = parts.find(([key]) => key === jsonPart?.part)?.[1] ?? '{}';
  const others = parts.filter(([key]) => key !== jsonPart?.part);
  return disclosure(
    summary ?? name,
    [
      fence('json', formatJson(JSON.parse(text), {width: FOLD_CHARS}), `title="${jsonPart?.part ?? 'body'}"`),
      others.map(([key, other]) => fact(`${code(key)}: ${other}`)),
    ],
    {name: 'example'},
  );
}

function responseContent({status, description, headers, bodies}: Response, context: RenderContext): Content {
  const [main, ...others] = bodies;
  const types = bodies.map(({mediaType}) => code(mediaType));
  return [
    heading(3, `${status} ${STATUS_CODES[status] ?? ''}`.trim(), `response-${status}`),
    description,
    types.length > 0 && fact(types.length === 1 ? 'Media type: ' : 'Media types: ', types.join(', ')),
    main && bodyFields(main, context),
    others
      .filter((body) => body.fields.length === 0)
      .map((body) => [bodyFields(body, context), body.examples.map((one) => foldedExample(one, body))]),
    headers.length > 0 && disclosure('Response headers', fieldTree(headers, context)),
  ];
}

function bodyFields({fields, schema}: Body, context: RenderContext): Content {
  return fields.length > 0 ? fieldTree(fields, context) : schema.description;
}

/** The summary of the fold serves as the title. */
function foldedExample(example: Example, body: Body): RootContent {
  return disclosure(example.summary ?? example.name, bodyExample(example, body, 'Response body'));
}

function exampleTitle({name, summary}: Example): string {
  return titleText(summary ?? name);
}

function bodyExample(example: Example, {schemaName}: Body, title = exampleTitle(example)): RootContent {
  const {value} = example;
  if (typeof value === 'string') return fence('text', value.trimEnd(), `title="${title}"`);
  return fence('json', formatJson(value), `${schemaName ? `schema=batch:${schemaName} ` : ''}title="${title}"`);
}

function errors(reference: Reference, operation: Operation): Content {
  const contract = reference.contracts.batch;
  const failed = operation.responses.filter(({status}) => !isSuccess(status));
  const common = commonStatuses(contract.root['x-errors']);
  const shown = failed.filter(({status}) => !common.includes(Number(status)));
  const shared = sharedHeaders(shown);
  const schema = link(`${overviewPage(contract)}#${ERROR_SCHEMA.toLowerCase()}`, code(ERROR_SCHEMA));
  return [
    `If the request fails, the response is an ${schema}. Its \`error\` and \`detail\` say what to correct.`,
    requestErrorTable(contract.root['x-errors'], operation.id),
    `Every request can also return ${listed(commonErrors(contract.root['x-errors']), 'or')}.`,
    heading(3, 'Error examples', 'error-examples'),
    headersIn('Each of these responses has ', shared, ', to include when you report a problem.'),
    shown.map(({status, description, bodies, headers}) => {
      const own = namesOf(headers).filter((name) => !shared.includes(name));
      return disclosure(`${status} ${STATUS_CODES[status] ?? ''}`, [
        description,
        bodies.map((body) => body.examples.map((one) => bodyExample(one, body))),
        bodies.length === 0 &&
          !description.includes('body') &&
          'The body is empty or not JSON. Check the status before you parse it.',
        headersIn('This response also has ', own, '.'),
      ]);
    }),
  ];
}

const namesOf = (headers: Response['headers']) => headers.map(({name}) => name);

/** The headers that all these responses have, so that the page names them once. */
function sharedHeaders([first, ...others]: Response[]): string[] {
  if (!first) return [];
  return namesOf(first.headers).filter((name) => others.every(({headers}) => namesOf(headers).includes(name)));
}

function headersIn(before: string, names: string[], after: string): string {
  return names.length > 0 ? `${before}the header${names.length > 1 ? 's' : ''} ${listed(names.map(code))}${after}` : '';
}

function guides(addresses: readonly string[]): Content {
  const titles = pageTitles();
  const links = addresses.map((address) => {
    const title = titles.get(address) ?? titles.get(`${address}/`);
    if (!title)
      throw new InvalidAttribute(`x-guides names "${address}", which is no page of this site. Correct the contract.`);
    return link(address, title);
  });
  return links.length > 0 && [heading(2, 'Guides', 'guides'), list(links)];
}
