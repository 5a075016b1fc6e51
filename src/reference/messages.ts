/** Messages of a socket contract, with their fields as trees. */
import type {Contract} from '@speech-docs/protocol/contracts';
import {anchor, fieldsOf} from './model';
import type {Example} from './operations';
import {follow} from './refs';
import type {FieldNode, Schema} from './types';

/** What a contract says about one of two senders. */
export interface Direction {
  summary: string;
  description: string;
  when: string;
  after: string[];
  before: string[];
  followedBy: string[];
  format?: string;
}

export interface Message {
  name: string;
  summary: string;
  description: string;
  sender: 'client' | 'server' | 'both';
  frame: 'text' | 'binary';
  when?: string;
  after: string[];
  afterAny: string[];
  before: string[];
  followedBy: string[];
  frequency?: string;
  states: string[];
  endsSession: boolean;
  enabledBy: string[];
  isDeprecated: boolean;
  /** For a message that both sides send: what applies to each of them. */
  directions: Record<string, Direction>;
  /** Named schema of the payload. */
  schemaName?: string;
  fields: FieldNode[];
  examples: Example[];
}

// biome-ignore lint/suspicious/noExplicitAny: parts of a contract whose shape the AsyncAPI parser has checked
type Part = any;

/** Returns the messages in the order of the contract, those of the client first. */
export function messagesOf(contract: Contract): Message[] {
  const messages = Object.entries<Part>(contract.root.components?.messages ?? {}).map(([name, raw]) =>
    messageOf(contract, name, raw),
  );
  return [...messages.filter(({sender}) => sender !== 'server'), ...messages.filter(({sender}) => sender === 'server')];
}

function messageOf(contract: Contract, name: string, raw: Part): Message {
  const payload: Schema = raw.payload ?? {};
  return {
    name,
    summary: raw.summary ?? '',
    description: raw.description ?? '',
    sender: raw['x-sender'] ?? 'both',
    frame: raw['x-frame'] ?? 'text',
    when: raw['x-when'],
    after: raw['x-after'] ?? [],
    afterAny: raw['x-after-any'] ?? [],
    before: raw['x-before'] ?? [],
    followedBy: raw['x-followed-by'] ?? [],
    frequency: raw['x-frequency'],
    states: raw['x-states'] ?? [],
    endsSession: raw['x-ends-session'] ?? false,
    enabledBy: raw['x-enabled-by'] ?? [],
    isDeprecated: raw.deprecated ?? false,
    directions: raw['x-directions'] ?? {},
    schemaName: follow(contract, payload).name,
    fields: anchor(fieldsOf(contract, payload), messageAnchor(name)),
    examples: (raw.examples ?? []).map((example: Part, index: number) => ({
      name: example.name ?? `example${index + 1}`,
      summary: example.summary,
      value: example.payload,
    })),
  };
}

/** The anchor of a message's heading: what Docusaurus itself would make of the name. */
export function messageAnchor(name: string): string {
  return name.toLowerCase();
}
