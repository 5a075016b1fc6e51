/**
 * Reads one contract: tokens first, then YAML with positions, so that every later complaint can name its line.
 * Replacing tokens never adds a line, so lines of the text are lines of the file.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isMap, isSeq, LineCounter, type Node, parseDocument} from 'yaml';
import {replaceSiteTokens} from '../../../data/siteTokens';
import {CONTRACT_FILES} from '../rules/contract';
import type {Api, Contract, Pointer} from './parsed';
import {ContractProblem} from './problem';

export {CONTRACT_FILES};

/** Returns the contract of `api`; throws when a token is unknown or the text is not YAML. */
export function readContract(api: Api, root = process.cwd(), file = CONTRACT_FILES[api]): Contract {
  const source = readFileSync(join(root, file), 'utf8');
  return parseContract(api, replaceSiteTokens(source, file), file);
}

export function parseContract(api: Api, text: string, file: string): Contract {
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter, merge: true});
  const [fault] = document.errors;
  if (fault) {
    const line = fault.linePos?.[0].line ?? 1;
    throw new ContractProblem(file, line, `this is not YAML: ${fault.message.split('\n')[0]} Correct the line.`);
  }
  // Readers of a contract expect an object.
  if (!isMap(document.contents)) {
    const found = text.trim() ? 'a contract is a map of keys' : 'the contract is empty';
    throw new ContractProblem(file, 1, `${found}. Restore the file.`);
  }
  const lineOf = (pointer: Pointer) => counter.linePos(offsetOf(document.contents, pointer)).line;
  return {api, file, text, root: document.toJS({maxAliasCount: -1}), lineOf};
}

/** Offset of the part, or of the last part on the way that exists. */
function offsetOf(contents: unknown, pointer: Pointer): number {
  let node = contents as Node | null;
  let offset = node?.range?.[0] ?? 0;
  for (const key of pointer) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String((item.key as {value?: unknown}).value) === String(key));
      if (!pair) return offset;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value as Node | null;
    } else if (isSeq(node)) {
      node = (node.items[Number(key)] as Node | undefined) ?? null;
      offset = node?.range?.[0] ?? offset;
    } else return offset;
  }
  return offset;
}
