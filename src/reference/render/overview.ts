/** The overview page of the batch API: hosts, operations, the body of errors, jobs, notifications. */
import type {RootContent} from 'mdast';
import {formatJson} from '../../lib/jsonText';
import {pageTitles} from '../../lib/sourcePages.server';
import {anchor, fieldsOf} from '../model';
import type {Operation} from '../operations';
import {namedSchema} from '../refs';
import {ERROR_SCHEMA, operationPage, overviewPage, type Reference} from '../schemaLocations';
import {changeSection} from './contractFiles';
import {fieldTree, type RenderContext} from './fieldTree';
import {jobDiagram, type Lifecycle} from './jobDiagram';
import {type Content, fence, heading, html, jsx, link, table} from './nodes';

const COMPLETE_PROGRAMS =
  'The [batch quickstart](/speech-to-text/batch/quickstart) has complete programs in several languages.';

export function overviewContent(reference: Reference): Content {
  const {root} = reference.contracts.batch;
  const context: RenderContext = {reference, api: 'batch', page: overviewPage(reference.contracts.batch)};
  const servers: {url: string; description: string; 'x-region': string}[] = root.servers;
  const [{url = ''} = {}] = servers;
  return [
    html('p', {}, root.info.summary, ' ', html('span', {id: 'a-whole-client'}, COMPLETE_PROGRAMS)),
    jsx('MethodLine', {method: 'HTTPS', url}),
    fence(
      'bash',
      `curl --header "Authorization: Bearer $API_KEY" \\\n  "${url}/jobs?limit=10"`,
      'title="List your jobs" fragment',
    ),
    operationTable(reference),
    heading(2, 'Conventions', 'conventions'),
    root.info.description,
    heading(2, 'Hosts', 'hosts'),
    `The URL above is for the region ${servers[0]?.['x-region']}. [Endpoints and regions](/get-started/authentication#endpoints) has all hosts.`,
    jobs(root['x-job-lifecycle']),
    notifications(reference, context),
    errorSection(reference, context),
    changeSection(reference, 'batch'),
  ];
}

function operationTable(reference: Reference): Content {
  const contract = reference.contracts.batch;
  const own = reference.operations.filter(({route}) => route);
  // One name everywhere: that of the page.
  const titles = pageTitles();
  return [
    heading(2, 'Operations', 'operations'),
    table(
      ['Request', 'Page', 'What it does'],
      own.map((operation) => [
        request(operation),
        link(
          operationPage(contract, operation),
          (titles.get(operationPage(contract, operation)) ?? operation.summary).replace(' (deprecated)', ''),
        ),
        [`${operation.isDeprecated ? '**Deprecated.** ' : ''}${firstSentence(operation)}`],
      ]),
    ),
  ];
}

function request({method, path}: Operation): RootContent {
  return html(
    'code',
    {className: 'whole'},
    html('b', {className: `method-${method.toLowerCase()}`}, method),
    ` ${path}`,
  );
}

function firstSentence({description}: Operation): string {
  return (description.split(/(?<=\.)\s/)[0] ?? '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

interface JobLifecycle extends Lifecycle {
  refused: {from: string; request: string; status: number; error: string; result: string}[];
  afterDeletion: {request: string; result: string}[];
  afterExpiry: {status: number; errors: string[]}[];
}

function jobs(lifecycle: JobLifecycle): Content {
  const expired = lifecycle.afterExpiry.map(({status, errors}) => `\`${status}\` (${errors.join(', ')})`);
  return [
    heading(2, 'Job lifecycle', 'life-of-a-job'),
    jobDiagram(lifecycle),
    'With `wait`, `POST /jobs` returns `created` for a job that is still `running`.',
    lifecycle.refused.map(
      ({from, request: refused, status, error, result}) =>
        `${refused} while \`${from}\` returns \`${status}\` \`${error}\`. ${result}`,
    ),
    `After a job expires, requests for it return ${expired.join(' or ')}. Handle both the same way. [After a deletion](/speech-to-text/batch/check-job-status#after-a-deletion) lists what requests for a deleted job return.`,
    heading(3, 'Errors of a job', 'errors-of-a-job'),
    'An accepted job can still fail, as a whole or in one feature. The job details or the transcript then contain [the reason](/api-ref/#job-errors).',
  ];
}

/** `<AfterDeletion />`: what requests for a deleted job return. */
export function afterDeletion(rows: JobLifecycle['afterDeletion']): RootContent {
  return table(
    ['Request after the deletion', 'Returns'],
    rows.map(({request: sent, result}) => [sent, result]),
  );
}

function notifications(reference: Reference, context: RenderContext): Content {
  const [received] = reference.operations.filter(({route}) => !route);
  const {webhooks, 'x-notifications': facts} = reference.contracts.batch.root;
  const guide = '/speech-to-text/batch/notifications';
  return [
    heading(2, 'Webhook calls', 'notifications'),
    webhooks.jobFinished.description,
    jsx(
      'div',
      {id: 'parameters-of-the-call'},
      received?.parameters.map(({fields}) => fieldTree(fields, context)),
    ),
    html('p', {id: 'body-of-the-call'}, `[Contents and body](${guide}#contents) lists what each item is sent as.`),
    html('p', {id: 'your-answer'}, `${facts.success} After any other status, the service [retries](${guide}#retries).`),
  ];
}

function errorSection({contracts: {batch}}: Reference, context: RenderContext): Content {
  const anchorOfSchema = ERROR_SCHEMA.toLowerCase();
  const fields = anchor(fieldsOf(batch, namedSchema(batch, ERROR_SCHEMA) ?? {}), anchorOfSchema);
  return [
    heading(2, 'Errors', 'errors'),
    '[Errors of every API](/api-ref/#request-errors) has the cause and the fix of each text of `error`, and says [whether to retry](/api-ref/#recovery).',
    heading(3, ERROR_SCHEMA, anchorOfSchema),
    fieldTree(fields, context),
    fence(
      'json',
      formatJson({code: 400, error: 'Job rejected', detail: 'Job config JSON is invalid'}),
      `schema=batch:${ERROR_SCHEMA} title="A failed request"`,
    ),
  ];
}
