/** The overview page of the batch API: hosts, operations, the body of errors, jobs, notifications. */
import type {PhrasingContent, RootContent, Table} from 'mdast';
import {formatJson} from '../../lib/jsonText';
import {pageTitles} from '../../lib/sourcePages.server';
import {anchor, fieldsOf} from '../model';
import {isSuccess, type Operation} from '../operations';
import {blocks, words} from '../prose';
import {namedSchema} from '../refs';
import {ERROR_SCHEMA, operationPage, overviewPage, type Reference} from '../schemaLocations';
import {fieldTree, type Surroundings} from './fieldTree';
import {jobDiagram} from './jobDiagram';
import {code, element, fence, heading, inline, link, list, paragraph, strong, table} from './nodes';
import {disclosure} from './operation';

/** Returns the parts of the overview by name, so that the page can put its own prose between them. */
export function overviewContent(reference: Reference): RootContent[] {
  const contract = reference.contracts.batch;
  const around: Surroundings = {reference, api: 'batch', page: overviewPage(contract)};
  return [
    ...blocks(contract.root.info.summary),
    element('MethodLine', {method: 'HTTPS', url: contract.root.servers[0].url}),
    fence(
      'bash',
      `curl --header "Authorization: Bearer $API_KEY" \\\n  "${contract.root.servers[0].url}/jobs?limit=10"`,
      'title="List your jobs" fragment',
    ),
    ...operationTable(reference),
    heading(2, 'A whole client', 'a-whole-client'),
    ...blocks(
      'The [batch quickstart](/speech-to-text/batch/quickstart) has programs in several languages that create a job, wait for it, and fetch the transcript.',
    ),
    heading(2, 'Conventions', 'conventions'),
    ...blocks(contract.root.info.description),
    ...hosts(reference),
    ...jobs(reference),
    ...notifications(reference, around),
    ...errorSection(reference, around),
  ];
}

function operationTable(reference: Reference): RootContent[] {
  const contract = reference.contracts.batch;
  const tags: {name: string; description: string}[] = contract.root.tags;
  const own = reference.operations.filter(({route}) => route);
  // One name everywhere: that of the page.
  const titles = pageTitles();
  return [
    heading(2, 'Operations', 'operations'),
    table(
      ['Request', 'Page', 'What it does'],
      own.map((operation) => [
        [request(operation)],
        [link(operationPage(contract, operation), titles.get(operationPage(contract, operation)) ?? operation.summary)],
        [
          ...(operation.isDeprecated ? [inline('span', 'ref-flag ref-flag-deprecated', 'deprecated'), ' '] : []),
          firstSentence(operation),
        ],
      ]),
    ),
    list(tags.map(({name, description}) => [strong(`${name}:`), ' ', ...words(description)])),
  ];
}

/** Method and path; the method has the color that it has in the sidebar. */
function request({method, path}: Operation): PhrasingContent {
  return inline('code', 'whole', inline('b', `method-${method.toLowerCase()}`, method), ` ${path}`);
}

function firstSentence({description}: Operation): string {
  return (description.split(/(?<=\.)\s/)[0] ?? '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

function hosts({contracts}: Reference): RootContent[] {
  const servers: {url: string; description: string; 'x-region': string}[] = contracts.batch.root.servers;
  return [
    heading(2, 'Hosts', 'hosts'),
    table(
      ['Address', 'Region', 'For'],
      servers.map((server) => [[code(server.url)], [server['x-region']], words(server.description)]),
    ),
  ];
}

interface Lifecycle {
  states: {name: string; final: boolean; meaning: string}[];
  transitions: {from: string | null; to: string; trigger: string}[];
  refused: {from: string; request: string; status: number; error: string; result: string}[];
  afterDeletion: {request: string; result: string}[];
  afterExpiry: {status: number; errors: string[]}[];
}

function jobs({contracts}: Reference): RootContent[] {
  const lifecycle: Lifecycle = contracts.batch.root['x-job-lifecycle'];
  return [
    heading(2, 'Life of a job', 'life-of-a-job'),
    jobDiagram(lifecycle),
    table(
      ['From', 'To', 'What leads there'],
      lifecycle.transitions.map(({from, to, trigger}) => [[from ? code(from) : 'Nothing'], [code(to)], words(trigger)]),
    ),
    ...lifecycle.refused.map(({from, request, status, error, result}) =>
      paragraph(...words(request), ` while \`${from}\` returns \`${status}\` \`${error}\`. ${result}`),
    ),
    ...blocks(
      'Requests for a deleted job return what [Work with jobs](/speech-to-text/batch/check-job-status#after-a-deletion) lists.',
    ),
    paragraph(
      'After a job expires, requests for it return ',
      lifecycle.afterExpiry.map(({status, errors: texts}) => `\`${status}\` (${texts.join(', ')})`).join(' or '),
      '. Handle both the same way.',
    ),
    heading(3, 'Errors of a job', 'errors-of-a-job'),
    ...blocks(
      'An accepted job can still fail, as a whole or in one feature. The job details or the transcript then contain the reason.',
    ),
    ...blocks(
      '[Errors of every API](/api-ref/#job-errors) has each text with its cause, its fix, and whether to create the job again.',
    ),
  ];
}

/** `<AfterDeletion />`: what requests for a deleted job return. */
export function afterDeletion(rows: Lifecycle['afterDeletion']): Table {
  return table(
    ['Request after the deletion', 'Returns'],
    rows.map(({request, result}) => [words(request), words(result)]),
  );
}

interface Notifications {
  maxPerJob: number;
  order: string;
  contents: {value: string; jobTypes: string[]; mediaType: string | null; meaning: string}[];
  bodies: {contents: string; shape: string; mediaType: string | null; meaning: string}[];
  success: string;
  retry: {when: string; until: string; payloadTooLarge: string};
  afterFinalFailure: string;
  requests: {summary: string; startLine: string; headers: string[]; contents: string[]}[];
}

function notifications(reference: Reference, around: Surroundings): RootContent[] {
  const facts: Notifications = reference.contracts.batch.root['x-notifications'];
  const {description} = reference.contracts.batch.root.webhooks.jobFinished;
  const [received] = reference.operations.filter(({route}) => !route);
  return [
    heading(2, 'Notifications', 'notifications'),
    ...blocks(description),
    ...blocks(`A job can have up to ${facts.maxPerJob} notifications. ${facts.order}`),
    heading(3, 'Parameters of the call', 'parameters-of-the-call'),
    ...(received?.parameters ?? []).map(({fields}) => fieldTree(fields, around)),
    heading(3, 'Body of the call', 'body-of-the-call'),
    ...blocks(received?.requestBody?.description),
    table(
      ['Contents', 'Body', 'Media type', 'Meaning'],
      facts.bodies.map(({contents, shape, mediaType, meaning}) => [
        [contents],
        [shape],
        [mediaType ?? 'None'],
        words(meaning),
      ]),
    ),
    table(
      ['Item', 'For', 'Alone, it is', 'Meaning'],
      facts.contents.map(({value, jobTypes, mediaType, meaning}) => [
        [code(value)],
        [jobTypes.join(', ')],
        [mediaType ?? 'See `Content-Type`'].flatMap(words),
        words(meaning),
      ]),
    ),
    ...facts.requests.map(({summary: title, startLine, headers}) =>
      disclosure(title, fence('http', [startLine, ...headers].join('\n'), `title="${title}: headers"`)),
    ),
    heading(3, 'Your response', 'your-answer'),
    list([
      words(facts.success),
      [...words(facts.retry.when), ' ', ...words(facts.retry.until)],
      words(facts.retry.payloadTooLarge),
      words(facts.afterFinalFailure),
    ]),
  ];
}

function errorSection(reference: Reference, around: Surroundings): RootContent[] {
  const contract = reference.contracts.batch;
  const schema = namedSchema(contract, ERROR_SCHEMA) ?? {};
  const statuses = new Map<string, string>();
  for (const {status, description} of reference.operations.flatMap(({responses}) => responses)) {
    if (!isSuccess(status) && status !== 'default' && !statuses.has(status)) statuses.set(status, description);
  }
  return [
    heading(2, 'Errors', 'errors'),
    ...blocks(
      '[What to do after a failure](/api-ref/#recovery) depends on `error`. `detail` says more about the cause. Each error is in [Errors of every API](/api-ref/#request-errors), with its fix.',
    ),
    heading(3, ERROR_SCHEMA, ERROR_SCHEMA.toLowerCase()),
    fieldTree(anchor(fieldsOf(contract, schema), ERROR_SCHEMA.toLowerCase()), around),
    fence(
      'json',
      formatJson({code: 400, error: 'Job rejected', detail: 'Job config JSON is invalid'}),
      `schema=batch:${ERROR_SCHEMA} title="A failed request"`,
    ),
  ];
}
