/** `/errors.json`, the catalogue for programs: its content, its type, and its JSON Schema. */
import {batchEndpoints, PROGRESS_TEXT, provider, realtimeEndpoints} from '../facts';
import {type Failure, type FailureSources, failuresOf} from './catalogue';

export interface ErrorsFile {
  $schema: string;
  /** Address that every `page` is relative to. */
  site: string;
  /** Hosts of the service, by which a text shows that it is about this API. */
  hosts: string[];
  failures: Failure[];
}

/** Returns the file; `site` is the address of the site with its base path. */
export function errorsFile(contracts: FailureSources, site: string = provider.siteUrl): ErrorsFile {
  const regions = [...batchEndpoints, ...realtimeEndpoints].map(({host}) => host);
  const {batchHost, realtimeHost, flowHost, managementHost} = provider;
  return {
    $schema: `${site.replace(/\/$/, '')}/errors.schema.json`,
    site,
    hosts: [...new Set([batchHost, realtimeHost, flowHost, managementHost, ...regions])],
    failures: failuresOf(contracts),
  };
}

const text = {type: 'string', minLength: 1};
const texts = {type: 'array', items: text};

export const errorsSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Failures of the APIs, the containers, and programs that call them',
  type: 'object',
  required: ['site', 'hosts', 'failures'],
  additionalProperties: false,
  properties: {
    $schema: text,
    site: {...text, description: 'Address that every `page` is relative to.'},
    hosts: {...texts, description: 'Hosts of the service.'},
    failures: {type: 'array', items: {$ref: '#/$defs/failure'}},
  },
  $defs: {
    failure: {
      type: 'object',
      required: ['id', 'api', 'kind', 'name', 'codes', 'cause', 'action', 'fix', 'example', 'page'],
      additionalProperties: false,
      properties: {
        id: {type: 'string', pattern: '^[a-z]+(?:\\.[\\w-]+)+$', description: 'Stays the same in later versions.'},
        api: {enum: ['batch', 'realtime', 'flow', 'container', 'network', 'client']},
        kind: {
          enum: ['request', 'job', 'handshake', 'key', 'error', 'warning', 'close', 'container', 'network', 'client'],
        },
        name: {type: ['string', 'null'], description: 'Text, type, or reason; `null` when the code is all there is.'},
        codes: {
          type: 'array',
          items: {type: 'integer'},
          description: 'HTTP status, close code, or exit code. Empty where none is fixed: act on the text or type.',
        },
        details: {...texts, description: 'Other texts that come with it. `<name>` is any value.'},
        cause: {...text, description: 'Markdown.'},
        action: {
          enum: ['retry after', 'new session', 'fix first', 'ask support', 'continue'],
          description: 'What a program does. `continue`: nothing has to be repeated.',
        },
        wait: {
          type: 'object',
          description:
            'Absent where nothing is tried again. It starts when the program sees the failure. Multiply each wait by a random number from 1 to 2.',
          required: ['seconds', 'growth', 'capSeconds', 'attempts', 'per'],
          additionalProperties: false,
          properties: {
            seconds: {type: 'number', description: 'Shortest wait before the first attempt.'},
            growth: {type: 'number', description: 'Each further wait is this many times as long.'},
            capSeconds: {type: 'number', description: 'No wait is longer.'},
            attempts: {
              type: 'integer',
              description: `Retries in a row; the first attempt does not count. After ${PROGRESS_TEXT}, or a success, it starts again.`,
            },
            per: {
              enum: ['stream', 'operation', 'job', 'recording'],
              description:
                'What shares the count: a stream or conversation; one method and path for one job; one job; one recording.',
            },
            isFirstAtOnce: {
              const: true,
              description: `No wait before the first attempt when the session before it returned ${PROGRESS_TEXT}.`,
            },
          },
        },
        repeat: {...text, description: 'What can be sent again without harm. Markdown.'},
        fix: {...text, description: 'What to change or do. Markdown.'},
        example: {description: 'What the service returns: a body, a message, a line of a log.'},
        page: {type: 'string', pattern: '^/', description: 'The explanation, relative to `site`.'},
      },
    },
  },
} as const;
