/**
 * What the parsers of the OpenAPI and AsyncAPI projects say about a contract, with lines of our file. The parsers are
 * large, so they are loaded only for a text that has not passed yet: `node_modules/.cache` remembers the ones that did.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Contract, type ContractProblem, type Pointer, problemAt} from '@speech-docs/protocol/contracts';
import {pointerOf} from '../refs';

/** Returns what the parser of the contract's format rejects. */
export async function parserProblems(contract: Contract): Promise<ContractProblem[]> {
  const mark = join('node_modules/.cache/reference', createHash('sha256').update(contract.text).digest('hex'));
  if (existsSync(mark)) return [];
  const isOpenApi = contract.root.openapi !== undefined;
  const problems = isOpenApi ? await openApiProblems(contract) : await asyncApiProblems(contract);
  if (problems.length === 0) remember(mark);
  return problems;
}

/** Errors are ignored: without the cache, the next build parses again. */
function remember(mark: string): void {
  try {
    mkdirSync('node_modules/.cache/reference', {recursive: true});
    writeFileSync(mark, '');
  } catch {
    return;
  }
}

async function openApiProblems(contract: Contract): Promise<ContractProblem[]> {
  const {validate} = await import('@readme/openapi-parser');
  const result = await validate(structuredClone(contract.root));
  if (result.valid) return [];
  return result.errors.map(({message}) => {
    const text = message.replaceAll(/\s+/g, ' ').trim();
    return problemAt(contract, pointerIn(message), `${text} Correct it as OpenAPI 3.1 asks.`);
  });
}

/** The part that a message names, as `/paths/~1jobs/post` or `#/paths/…`. */
function pointerIn(message: string): Pointer {
  const found = /#?(\/(?:info|paths|components|webhooks|servers|tags|security)[^\s"'`,)]*)/.exec(message)?.[1];
  return pointerOf(`#${found}`) ?? [];
}

const ERROR = 0;

/** The parser's advice to use a newer version of the format is not an error. */
async function asyncApiProblems(contract: Contract): Promise<ContractProblem[]> {
  const {Parser} = await import('@asyncapi/parser');
  const {diagnostics} = await new Parser().parse(contract.text);
  return diagnostics
    .filter(({severity}) => severity === ERROR)
    .map(({message, path}) => {
      const where = path.length > 0 ? ` (at ${path.join('.')})` : '';
      return problemAt(contract, path.map(String), `${message}${where}. Correct it as AsyncAPI 3 asks.`);
    });
}
