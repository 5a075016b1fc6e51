/** The rules about the lines above a page: what search engines, link previews and the search of the site show. */
import Ajv from 'ajv';
import type {Root, Yaml} from 'mdast';
import {LineCounter, parseDocument} from 'yaml';
import type {Problem} from './passages';

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'description', 'keywords'],
  properties: {
    title: {type: 'string', minLength: 2, maxLength: 59},
    description: {type: 'string', minLength: 70, maxLength: 160},
    keywords: {type: 'array', minItems: 3, uniqueItems: true, items: {type: ['string', 'integer']}},
    sidebar_label: {type: 'string', minLength: 2},
    /** The part of the tree that a page without a sidebar belongs to. */
    breadcrumb: {type: 'string', minLength: 2},
    slug: {type: 'string', pattern: '^/'},
    hide_title: {type: 'boolean'},
    hide_table_of_contents: {type: 'boolean'},
    // The page's columns need the whole width (src/css/grid.css).
    wide: {const: true},
    displayed_sidebar: {type: ['string', 'null']},
    pagination_prev: {type: ['string', 'null']},
    pagination_next: {type: ['string', 'null']},
    toc_max_heading_level: {type: 'integer'},
    unlisted: {type: 'boolean'},
    search: {type: 'object'},
  },
} as const;

const validate = new Ajv({allErrors: true, verbose: true, allowUnionTypes: true}).compile(schema);

/** Returns what is wrong with the front matter of a page. */
export function problemsOfFrontMatter(tree: Root): Problem[] {
  const node = tree.children.find((child): child is Yaml => child.type === 'yaml');
  if (!node) return [problem(1, 'Begin the page with front matter: title, description, keywords.')];
  const counter = new LineCounter();
  const document = parseDocument(node.value, {lineCounter: counter});
  const data: unknown = document.toJS();
  const lineOf = (member: string): number => {
    const found = node.value.split('\n').findIndex((line) => line.startsWith(`${member}:`));
    return (node.position?.start.line ?? 1) + 1 + Math.max(found, -1);
  };
  const problems = document.errors.map((error) => problem(lineOf(''), error.message));
  if (!validate(data)) {
    for (const {instancePath, message, params, data: value} of validate.errors ?? []) {
      const member = instancePath.split('/')[1] ?? String(Object.values(params)[0]);
      const length = typeof value === 'string' ? `; it has ${value.length}` : '';
      problems.push(problem(lineOf(member), `${member} ${message}${length}.`));
    }
    return problems;
  }
  const {
    title,
    description,
    sidebar_label: label,
  } = data as {title: string; description: string; sidebar_label?: string};
  if (!description.endsWith('.'))
    problems.push(problem(lineOf('description'), 'End the description with a full stop.'));
  if (description === title)
    problems.push(problem(lineOf('description'), 'Say more in the description than in the title.'));
  if (label === title)
    problems.push(problem(lineOf('sidebar_label'), 'Leave out sidebar_label: it repeats the title.'));
  return problems;
}

function problem(line: number, text: string): Problem {
  return {line, column: 1, rule: 'front-matter', text};
}
