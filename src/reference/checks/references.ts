/** Checks of a contract that no parser makes, or that name no line when a parser makes them. */
import {type Contract, type ContractProblem, type Pointer, problemAt} from '@speech-docs/protocol/contracts';
import {partAt, pointerOf} from '../refs';

/** Every `$ref` leads to something; payloads of examples contain none. */
export function brokenReferences(contract: Contract): ContractProblem[] {
  const problems: ContractProblem[] = [];
  const walk = (part: unknown, pointer: Pointer) => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key !== '$ref' || typeof value !== 'string') {
        walk(value, [...pointer, key]);
        continue;
      }
      const target = pointerOf(value);
      if (target && partAt(contract.root, target) !== undefined) continue;
      const text = `the reference "${value}" at #/${pointer.join('/')} leads nowhere. Correct its name, or add what it names.`;
      problems.push(problemAt(contract, [...pointer, key], text));
    }
  };
  walk(contract.root, []);
  return problems;
}

type Operation = {operationId?: string; 'x-route'?: string};

/** No two operations have one id, and no two pages one address. */
export function duplicateOperations(contract: Contract): ContractProblem[] {
  const operations = ['paths', 'webhooks'].flatMap((group) =>
    Object.entries<Record<string, Operation | null>>(contract.root[group] ?? {}).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({at: [group, path, method], operation})),
    ),
  );
  const seen = new Map<string, Pointer>();
  const problems: ContractProblem[] = [];
  for (const {at, operation} of operations) {
    for (const key of ['operationId', 'x-route'] as const) {
      if (!operation?.[key]) continue;
      const name = `${key} "${operation[key]}"`;
      const first = seen.get(name);
      seen.set(name, first ?? [...at, key]);
      if (!first) continue;
      const text = `${name} is on line ${contract.lineOf(first)} already. Give one of the two another name.`;
      problems.push(problemAt(contract, [...at, key], text));
    }
  }
  return problems;
}

/** Every message is in a channel, and the session's order names every message and nothing else. */
export function unreachableMessages(contract: Contract): ContractProblem[] {
  const names = Object.keys(contract.root.components?.messages ?? {});
  const inChannels = new Set<string>();
  for (const channel of Object.values<{messages?: Record<string, {$ref?: string}>}>(contract.root.channels ?? {})) {
    for (const {$ref} of Object.values(channel.messages ?? {})) inChannels.add(String($ref?.split('/').at(-1)));
  }
  const transitions: {message?: string}[] = contract.root['x-session']?.transitions ?? [];
  const inSession = new Set(transitions.map(({message}) => message).filter((message) => message !== undefined));
  const problems: ContractProblem[] = [];
  const complain = (pointer: Pointer, text: string) => problems.push(problemAt(contract, pointer, text));
  for (const name of names) {
    const at = ['components', 'messages', name];
    if (!inChannels.has(name)) complain(at, `no channel contains the message ${name}. Add it to one, or remove it.`);
    if (transitions.length > 0 && !inSession.has(name))
      complain(
        at,
        `the message ${name} is in no transition of x-session, so no session reaches it. Add the transition.`,
      );
  }
  for (const [index, {message}] of transitions.entries()) {
    if (message !== undefined && !names.includes(message))
      complain(
        ['x-session', 'transitions', index],
        `the transition names the message ${message}, which does not exist. Correct the name.`,
      );
  }
  return problems;
}
