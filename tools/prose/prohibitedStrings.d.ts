/** The package comes without types. */
declare module 'remark-lint-prohibited-strings' {
  import type {Root} from 'mdast';
  import type {Plugin} from 'unified';

  const prohibitedStrings: Plugin<[{yes: string; no?: string}[]], Root>;
  export default prohibitedStrings;
}
