/** One handler per component: the elements of a built page that it matches, and the plain elements that replace them. */
import type {Element, ElementContent} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {all, classesOf, codeText, find, hasClass} from '../builtPage.server';
import {element, flat, isInline, joined, text, withSemicolons} from './inline.server';

export interface PlainTree {
  /** Returns the plain content of an element's children. */
  content: (node: Element) => ElementContent[];
}

type Handler = (node: Element, tree: PlainTree) => ElementContent[];

interface Component {
  matches: (node: Element) => boolean;
  toPlain: Handler;
}

const paragraph = (...children: ElementContent[]) => element('p', children);
const label = (children: ElementContent[]) => paragraph(element('strong', children));
const isTag = (...names: string[]) => {
  const known = new Set(names);
  return (node: Element) => known.has(node.tagName);
};

const codeBlock: Component = {
  matches: (node) => hasClass(node, 'theme-code-block'),
  toPlain: (node, tree) => {
    const caption = find(node, ({tagName}) => tagName === 'figcaption');
    const title = caption ? textOf(withoutButtons(caption)).trim() : '';
    const program = caption && find(caption, isTag('a'));
    const linkTo = (link: Element) => tree.content({...node, children: [link]});
    const rest = node.children.filter((child) => child !== caption);
    return rest.flatMap((child) => {
      if (child.type !== 'element' || child.tagName === 'button') return [];
      if (child.tagName === 'pre') {
        const file = fileIn(child);
        if (file) return [paragraph(...linkTo(file))];
        const code = codeElement(child, languageOf(node), title);
        return program ? [code, paragraph(text('Download: '), ...linkTo(program))] : [code];
      }
      return [element('div', tree.content(child))];
    });
  },
};

/** The link of a program that the page loads, in the place of its lines. */
function fileIn(pre: Element): Element | undefined {
  const link = find(pre, isTag('a'));
  return link && textOf(link) === textOf(pre).trim() ? link : undefined;
}

const bareCode: Component = {matches: isTag('pre'), toPlain: (node) => [codeElement(node, languageOf(node), '')]};

/** A text that readers may edit, such as the input of a calculator. */
const textarea: Component = {matches: isTag('textarea'), toPlain: (node) => [codeElement(node, '', '')]};

const tab: Component = {
  matches: ({properties}) => properties.role === 'tabpanel',
  toPlain: (node, tree) => {
    const name = node.properties.dataLabel;
    const content = tree.content(node);
    return name && content.length > 0 ? [label([text(String(name))]), ...content] : content;
  },
};

const admonition: Component = {
  matches: (node) => hasClass(node, 'theme-admonition'),
  toPlain: (node, tree) => {
    const isHeading = (child: ElementContent) =>
      child.type === 'element' && classesOf(child).some((name) => name.startsWith('admonitionHeading'));
    const heading = node.children.find(isHeading);
    const rest = {...node, children: node.children.filter((child) => child !== heading)};
    const name = heading?.type === 'element' ? tree.content(heading) : [];
    return [element('blockquote', [...(name.length > 0 ? [label(name)] : []), ...tree.content(rest)])];
  },
};

const details: Component = {
  matches: isTag('details'),
  toPlain: (node, tree) => {
    const summary = node.children.find((child) => child.type === 'element' && child.tagName === 'summary');
    const rest = {...node, children: node.children.filter((child) => child !== summary)};
    // The summary of a folded program offers to show what is there.
    if (classesOf(node).some((name) => name.startsWith('folded'))) return tree.content(rest);
    return [...(summary?.type === 'element' ? summaryOf(summary, tree) : []), ...tree.content(rest)];
  },
};

/** A heading in a summary stays a heading, so that the list of a page's sections names it; all else is one paragraph. */
function summaryOf(summary: Element, tree: PlainTree): ElementContent[] {
  const [heading] = summary.children.filter((child) => child.type === 'element' && /^h\d$/.test(child.tagName));
  const plain = flat(tree.content(summary));
  // Words alone are the title of what follows; with a number, they count or name it.
  if (!heading)
    return [/\d/.test(textOf(summary)) || find(summary, isTag('code')) ? paragraph(...plain) : label(plain)];
  const rest = {...summary, children: summary.children.filter((child) => child !== heading)};
  return [...tree.content({...summary, children: [heading]}), paragraph(...flat(tree.content(rest)))];
}

const definitions: Component = {
  matches: isTag('dl'),
  toPlain: (node, tree) => {
    const groups: {terms: Element[]; meanings: Element[]}[] = [];
    for (const part of node.children.flatMap(partsOf)) {
      const last = groups.at(-1);
      if (part.tagName === 'dt' && (!last || last.meanings.length > 0)) groups.push({terms: [part], meanings: []});
      else if (part.tagName === 'dt') last?.terms.push(part);
      else last?.meanings.push(part);
    }
    return [
      element(
        'ul',
        groups.map(({terms, meanings}) => definition(terms, meanings, tree)),
      ),
    ];
  },
};

function definition(terms: Element[], meanings: Element[], tree: PlainTree): Element {
  const name = joined(
    terms.map((term) => flat(tree.content(term))),
    ', ',
  );
  const [only] = meanings;
  if (meanings.length === 1 && only && isInline(only))
    return element('li', [...name, text(': '), ...tree.content(only)]);
  return element('li', [paragraph(...name, text(':')), ...meanings.map((one) => element('div', tree.content(one)))]);
}

function partsOf(child: ElementContent): Element[] {
  if (child.type !== 'element') return [];
  return child.tagName === 'div' ? child.children.flatMap(partsOf) : [child];
}

/** A table's cell has room for one line: its lines are joined by semicolons, and lists become enumerations. */
const cell: Component = {
  matches: isTag('td', 'th'),
  toPlain: (node, tree) => {
    const {colSpan, rowSpan} = node.properties;
    // A dash that links to the feature is still a dash.
    if (textOf(node).trim() === '—') return [element(node.tagName, [text('—')])];
    return [element(node.tagName, flat(withSemicolons(tree.content(unwrapButtons(node)))), {colSpan, rowSpan})];
  },
};

/** A row of one cell is a note to the row above, not a row of its own: it goes into the first cell of that row. */
function withNotesInRows(node: Element): Element {
  const children: ElementContent[] = [];
  for (const child of node.children) {
    const [note, ...others] = cellsOf(child);
    const above = children.findLastIndex((one) => cellsOf(one).length > 1);
    if (note?.properties.colSpan && others.length === 0 && above >= 0) {
      children[above] = withNote(children[above] as Element, note);
    } else children.push(child.type === 'element' && child.tagName !== 'tr' ? withNotesInRows(child) : child);
  }
  return {...node, children};
}

function cellsOf(row: ElementContent): Element[] {
  if (row.type !== 'element' || row.tagName !== 'tr') return [];
  return row.children.filter((one): one is Element => one.type === 'element');
}

function withNote(row: Element, note: Element): Element {
  const [first] = cellsOf(row);
  const children = row.children.map((one) =>
    one === first ? {...first, children: [...first.children, text('; '), ...note.children]} : one,
  );
  return {...row, children};
}

const table: Component = {
  matches: isTag('table'),
  toPlain: (node, tree) => {
    const caption = find(node, ({tagName}) => tagName === 'caption');
    const rest = withNotesInRows({...node, children: node.children.filter((child) => child !== caption)});
    return [...(caption ? [label(flat(tree.content(caption)))] : []), element('table', tree.content(rest))];
  },
};

/** Sound: a link to the file. What is said in it is beside it in the page. */
const sound: Component = {
  matches: isTag('audio'),
  toPlain: ({properties: {src}}) => [paragraph(element('a', [text('Recording')], {href: String(src)}))],
};

/** Recorded sessions with controls: the figures that are compared, and a link to the recording instead of its frames. */
const player: Component = {
  matches: (node) => hasClass(node, 'session-player'),
  toPlain: (node, tree) => {
    const kept = all(node, (one) =>
      ['session-player__comparison', 'session-player__recording'].some((name) => hasClass(one, name)),
    );
    return kept.map((one) =>
      element('div', one.tagName === 'a' ? tree.content({...node, children: [one]}) : tree.content(one)),
    );
  },
};

const components = [
  codeBlock,
  bareCode,
  textarea,
  player,
  tab,
  admonition,
  details,
  definitions,
  cell,
  table,
  sound,
  {matches: isTag('legend', 'summary'), toPlain: (node, tree) => [paragraph(...flat(tree.content(node)))]},
] satisfies Component[];

/** Returns the handler for an element, `undefined` for plain ones. */
export function componentFor(node: Element): Handler | undefined {
  return components.find(({matches}) => matches(node))?.toPlain;
}

function codeElement(node: Element, language: string, title: string): Element {
  // An item of a longer list keeps the indentation that it has there.
  const lines = codeText(node);
  const indent = language === 'json' ? (/^ */.exec(lines)?.[0] ?? '') : '';
  const code = element('code', [text(lines.slice(indent.length).replaceAll(`\n${indent}`, '\n'))], {
    className: language ? [`language-${language}`] : [],
  });
  return element('pre', [code], {title});
}

function languageOf(node: Element): string {
  const named = all(node, () => true)
    .flatMap(classesOf)
    .find((name) => name.startsWith('language-'));
  return named?.slice('language-'.length) ?? '';
}

/** Buttons may be in an element of their own. */
function withoutButtons(node: Element): Element {
  const children = node.children
    .filter((child) => child.type !== 'element' || child.tagName !== 'button')
    .map((child) => (child.type === 'element' ? withoutButtons(child) : child));
  return {...node, children};
}

/** The heading of a column that can be sorted is a button. */
function unwrapButtons(node: Element): Element {
  const children = node.children.map((child) =>
    child.type === 'element' && child.tagName === 'button' ? {...child, tagName: 'span'} : child,
  );
  return {...node, children};
}
