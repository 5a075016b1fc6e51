/** One contract as it was parsed, and what is wrong in it. */
import type {Api, Pointer} from '../rules/contract';

export type {Api, Pointer};

/** A contract, tokens replaced, with a way back to the line where a part is. */
export interface Contract {
  api: Api;
  /** Path from the project's root, for messages. */
  file: string;
  /** The text with tokens replaced. */
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a contract is checked by its parser, and read by key everywhere
  root: any;
  /** Line of a part (1-based), or of the nearest part around it. */
  lineOf(pointer: Pointer): number;
}

/** A mistake in a contract, or in a page that reads one: where it is, what it is, what to do. */
export class ContractProblem extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    text: string,
  ) {
    super(`${file}:${line}: ${text}`);
    this.name = 'ContractProblem';
  }
}

/** Returns a mistake at a part of a contract. */
export function problemAt(contract: Contract, pointer: Pointer, text: string): ContractProblem {
  return new ContractProblem(contract.file, contract.lineOf(pointer), text);
}

/** Throws all problems as one error, so that an author can fix all of them at once. */
export function throwAll(problems: readonly ContractProblem[]): void {
  if (problems.length === 0) return;
  const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
  throw new Error(`${count} in the contracts:\n${problems.map(({message}) => `  ${message}`).join('\n')}`);
}
