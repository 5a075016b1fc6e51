import {parse} from 'acorn';
import type {Program} from 'estree';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

/** Returns code as MDX has it in the tree of a page: imports, exports, and `await` at the top. */
export function moduleCode(code: string): MdxjsEsm {
  return {type: 'mdxjsEsm', value: code, data: {estree: programOf(code)}};
}

/** Returns the syntax tree of a module. */
export const programOf = (code: string) => parse(code, {ecmaVersion: 'latest', sourceType: 'module'}) as Program;
