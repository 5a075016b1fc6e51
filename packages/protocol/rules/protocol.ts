/** One socket's contract, ready for questions: which message is allowed when, and what follows from it. */
import type {ContractMessage, ErrorType, Limit, SocketApi, SocketContract, Transition} from './contract';
import {type Rule, rulesOf, statesFor} from './rules';

type Step = Pick<Transition, 'by' | 'message' | 'event'>;

const UNIT_MS: Record<string, number> = {s: 1000, min: 60_000, h: 3_600_000};

export class Protocol {
  readonly rules: Rule[];
  private readonly byId: Map<string, Rule>;

  constructor(
    readonly api: SocketApi,
    readonly contract: SocketContract,
  ) {
    this.rules = rulesOf(api, contract);
    this.byId = new Map(this.rules.map((rule) => [rule.id, rule]));
  }

  /** State of a socket whose handshake succeeded. */
  get open(): string {
    const {initial, transitions} = this.contract['x-session'];
    return transitions.find(({from, event}) => from === initial && event === 'HTTP 101')?.to ?? initial;
  }

  /** Returns the rule of that id; throws when the contract has none. */
  rule(id: string): Rule {
    const found = this.byId.get(id);
    if (!found) throw new Error(`${this.api}: the contract has no rule "${id}"`);
    return found;
  }

  hasRule(id: string): boolean {
    return this.byId.has(id);
  }

  /** Returns a message that clients may send; `undefined` for every other name. */
  clientMessage(name: unknown): ContractMessage | undefined {
    const {messages} = this.contract.components;
    if (typeof name !== 'string' || !Object.hasOwn(messages, name)) return undefined;
    return messages[name]?.['x-sender'] === 'server' ? undefined : messages[name];
  }

  /** Tells whether a client may send the message in that state. */
  isAllowed(name: string, state: string): boolean {
    const message = this.clientMessage(name);
    return message !== undefined && statesFor(message).includes(state);
  }

  /** Returns the states that a step can lead to; none when the contract does not have the step in that state. */
  next(state: string, step: Step): string[] {
    return this.contract['x-session'].transitions
      .filter(({from, by, message, event}) => {
        return from === state && by === step.by && message === step.message && event === step.event;
      })
      .map(({to}) => to);
  }

  isFinal(state: string): boolean {
    return this.contract['x-session'].final.includes(state);
  }

  error(type: string): ErrorType | undefined {
    return this.contract['x-errors'].find((error) => error.type === type);
  }

  /** Whether a warning of that type says that the session ends, so that the client may leave at once. */
  endsAfter(warning: unknown): boolean {
    const {'x-warnings': warnings, 'x-protocol-limits': limits} = this.contract;
    return (
      warnings.some(({type, leadsTo}) => leadsTo && type === warning) || limits.some((one) => one.warning === warning)
    );
  }

  limit(id: string): Limit | undefined {
    return this.contract['x-protocol-limits'].find((limit) => limit.id === id);
  }

  /** Returns a limit of time in milliseconds; `undefined` when the contract has none of that name. */
  limitMs(id: string): number | undefined {
    const limit = this.limit(id);
    return limit?.value === null || limit?.value === undefined
      ? undefined
      : limit.value * (UNIT_MS[limit.unit] ?? Number.NaN);
  }
}
