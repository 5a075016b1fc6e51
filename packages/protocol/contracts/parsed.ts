/** One contract as it was parsed. */
import type {SocketApi} from '../rules/contract';

/** The three contracts, by the short name that pages use. */
export type Api = 'batch' | SocketApi;

/** Keys and indexes from the root of a contract to one of its parts. */
export type Pointer = readonly (string | number)[];

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
