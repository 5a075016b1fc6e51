import {schemaContracts} from '@speech-docs/protocol/contracts/schemas';

/** The contracts with a validator for every schema: reading them takes a moment, and nothing in them changes between tests. */
export const contracts = schemaContracts();
