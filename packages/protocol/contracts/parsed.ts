/** One contract as it was parsed. */
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
