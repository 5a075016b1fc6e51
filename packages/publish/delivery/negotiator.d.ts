/** The part of `negotiator` that the server uses: the package has no types of this version. */
declare module 'negotiator' {
  import type {IncomingMessage} from 'node:http';

  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, 'headers'>);
    /** Returns the encoding of `available` that the client likes best; of several, the first of `preferred`. */
    encoding(available: readonly string[], options?: {preferred?: readonly string[]}): string | undefined;
  }
}
