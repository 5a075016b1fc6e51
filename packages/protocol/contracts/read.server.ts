/**
 * Reads contracts: tokens first, then YAML with positions, so that every later complaint can name its line.
 * Replacing tokens never adds a line, so lines of the text are lines of the file.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isMap, isSeq, LineCounter, type Node, parseDocument} from 'yaml';
import {replaceSiteTokens} from '../../../data/siteTokens';
import {CONTRACT_FILES} from '../rules/contract';
import {type Api, type Contract, ContractProblem, type Pointer} from './parsed';
import type {ContractVersion} from './versions';

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

/** Returns name and version of each file in `contracts/`; throws for one without a version. */
export function contractVersions(siteDir: string): ContractVersion[] {
  const folder = join(siteDir, 'contracts');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      const version = /^ {2}version: *['"]?([^'"\s]+)/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
      if (!version) throw new Error(`contracts/${file} has no info.version, which the Markdown of its pages names.`);
      return {name: file.split('.')[0] ?? file, version};
    });
}
