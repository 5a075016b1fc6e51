import {compileContracts} from '@speech-docs/protocol/compile';

/** The contracts of the project: compiling them takes a moment, and nothing in them changes between tests. */
export const contracts = compileContracts();
