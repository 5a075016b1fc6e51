/**
 * The contracts, read and validated once per build. Everything that renders starts here; a mistake in a contract stops
 * the build before a page is made from it.
 */
import {statSync} from 'node:fs';
import {type Contract, type ContractProblem, throwAll} from '@speech-docs/protocol/contracts';
import {CONTRACT_FILES, readContract} from '@speech-docs/protocol/contracts/read.server';
import {exampleProblems} from './checks/examples.server';
import {parserProblems} from './checks/parsers.server';
import {brokenReferences, duplicateOperations, unreachableMessages} from './checks/references';
import {buildReference, type Reference} from './schemaLocations';

let loaded: {stamp: string; reference: Promise<Reference>} | undefined;

/** Returns the validated reference; reads the files again when one of them has changed (`npm start`). */
export function loadReference(): Promise<Reference> {
  const stamp = Object.values(CONTRACT_FILES)
    .map((file) => statSync(file).mtimeMs)
    .join();
  if (loaded?.stamp !== stamp) loaded = {stamp, reference: readAll()};
  return loaded.reference;
}

async function readAll(): Promise<Reference> {
  const contracts = {batch: readContract('batch'), realtime: readContract('realtime'), flow: readContract('flow')};
  const problems = await Promise.all(Object.values(contracts).map(findProblems));
  throwAll(problems.flat());
  return buildReference(contracts);
}

/** Returns everything that is wrong with one contract, cheap checks first: the later ones rely on sound references. */
export async function findProblems(contract: Contract): Promise<ContractProblem[]> {
  const broken = [...brokenReferences(contract), ...duplicateOperations(contract)];
  if (broken.length > 0) return broken;
  const isOpenApi = contract.root.openapi !== undefined;
  const parsed = await parserProblems(contract);
  if (parsed.length > 0) return parsed;
  return [...(isOpenApi ? [] : unreachableMessages(contract)), ...exampleProblems(contract)];
}
