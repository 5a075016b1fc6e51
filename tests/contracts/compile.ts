/** Compiles TypeScript texts that import one another. */
import {join} from 'node:path';
import ts from 'typescript';
import {temporaryFolder} from '../support/temporaryFolder';

/** Returns what the compiler says against `files`, as `file:line: message`. */
export function compile(files: Record<string, string>): string[] {
  const folder = temporaryFolder('types', files);
  const program = ts.createProgram(
    Object.keys(files).map((name) => join(folder, name)),
    {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts'],
      types: [],
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.ESNext,
    },
  );
  return ts.getPreEmitDiagnostics(program).map(({file, start, messageText}) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    const name = file?.fileName.slice(folder.length + 1) ?? '';
    return `${name}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
