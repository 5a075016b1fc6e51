/** Every name that a page or a sample sets in code exists in a contract, or in the explained list. */
import {extname} from 'node:path';
import {fenceByEnding} from '../../data/sampleLanguages';
import type {Reference} from '../../src/reference/schemaLocations';
import {reasonFor} from './allowed';
import {type ContractNames, namesOf} from './contractNames';
import {type FoundName, namesInProgram, namesInProse} from './pageNames';
import {type Report, splitPage, type Texts} from './texts';

/** Files in `samples/` that are no payload and no program of an API. */
const NO_SAMPLES =
  /^samples\/(?:audio\/|last-run\.json$|deployments\/license\.json$|.*\/?(?:tsconfig[\w.]*|package|app)\.json$)/;

/** `pages` and `samples` are texts by path. */
export function contractsKnowNames(
  reference: Pick<Reference, 'contracts'>,
  pages: Texts,
  samples: Texts = new Map(),
): Report {
  const names = namesOf(reference);
  const inProse: FoundName[] = [];
  const inPrograms: FoundName[] = [];
  for (const [file, text] of pages) {
    const {prose, fences} = splitPage(text);
    inProse.push(...namesInProse(file, prose));
    for (const {language, line, code} of fences) inPrograms.push(...namesInProgram(file, language, code, line));
  }
  for (const [file, text] of samples) {
    if (!NO_SAMPLES.test(file)) inPrograms.push(...namesInProgram(file, fenceByEnding[extname(file)] ?? 'json', text));
  }
  const found = [...inProse, ...inPrograms];
  const unknown = found.filter((one) => !isKnown(one, names));
  const problems = unknown.filter(({name}) => reasonFor(name) === undefined);
  return {
    counts: {
      'names in prose': inProse.length,
      'names in code blocks and samples': inPrograms.length,
      'statuses and close codes among them': found.filter(({isCode}) => isCode).length,
      'uses that the list explains': unknown.length - problems.length,
    },
    problems: problems.map(
      ({name, file, line, isCode}) =>
        `${file}:${line}: no contract knows the ${isCode ? 'code' : 'name'} "${name}". ` +
        'Correct it, or explain it in tools/contracts/allowed.yaml.',
    ),
  };
}

/** A dotted path is known when each of its parts is. */
function isKnown({name, isCode}: FoundName, {words, codes}: ContractNames): boolean {
  if (isCode) return codes.has(name);
  return words.has(name) || name.split('.').every((part) => words.has(part));
}
