/**
 * Stands in for react-helmet-async in the page (4 kB Brotli less); the build still uses the library, which writes the
 * same elements into the HTML. Keeps title, meta, links and the attributes of <html> and <body> in step with the
 * `<Head>` elements on the page: of two that say the same, the one rendered later (the inner one) wins.
 */
import {Children, Fragment, isValidElement, type ReactNode, useEffect, useState} from 'react';

type Attributes = Record<string, string>;
type Tag = {name: string; attributes: Attributes; text: string};
type Source = {order: number; tags: Tag[]};

/** Marks what `<Head>` owns, on the server and here; the server writes it too. */
const OWNED = 'data-rh';
const HTML_NAMES: Record<string, string> = {
  className: 'class',
  httpEquiv: 'http-equiv',
  charSet: 'charset',
  hrefLang: 'hreflang',
  crossOrigin: 'crossorigin',
};

const sources = new Set<Source>();
let rendered = 0;
let frame = 0;

export function HelmetProvider({children}: {children: ReactNode}) {
  return children;
}

export function Helmet({children}: {children?: ReactNode}) {
  // Numbered while rendering, parents first; effects would run children first.
  const [source] = useState<Source>(() => ({order: rendered++, tags: []}));
  useEffect(() => {
    source.tags = [...readTags(children)];
    sources.add(source);
    schedule();
  }, [children, source]);
  useEffect(
    () => () => {
      sources.delete(source);
      schedule();
    },
    [source],
  );
  return null;
}

/** One pass for all `<Head>` elements of a commit. */
function schedule() {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(apply);
}

function* readTags(children: ReactNode): Generator<Tag> {
  for (const child of Children.toArray(children)) {
    if (!isValidElement<{children?: ReactNode} & Record<string, unknown>>(child)) continue;
    const {children: inner, ...props} = child.props;
    if (child.type === Fragment) yield* readTags(inner);
    else if (typeof child.type === 'string') {
      yield {name: child.type, attributes: htmlAttributes(props), text: Children.toArray(inner).join('')};
    }
  }
}

function htmlAttributes(props: Record<string, unknown>): Attributes {
  const attributes: Attributes = {};
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || typeof value === 'object') continue;
    // Of data-* attributes the words count ('true', 'false'), of all others whether they are there.
    if (name.startsWith('data-')) attributes[name] = String(value);
    else if (value !== false) attributes[HTML_NAMES[name] ?? name] = value === true ? '' : String(value);
  }
  return attributes;
}

function apply() {
  const tags = [...sources].sort((a, b) => a.order - b.order).flatMap((source) => source.tags);
  const title = tags.findLast((tag) => tag.name === 'title')?.text;
  if (title !== undefined && document.title !== title) document.title = title;
  applyAttributes(document.documentElement, tags, 'html');
  applyAttributes(document.body, tags, 'body');
  applyElements(tags.filter(({name}) => name !== 'title' && name !== 'html' && name !== 'body'));
}

function applyAttributes(element: Element, tags: Tag[], name: string) {
  const wanted: Attributes = Object.assign({}, ...tags.filter((tag) => tag.name === name).map((tag) => tag.attributes));
  const before = element.getAttribute(OWNED)?.split(',').filter(Boolean) ?? [];
  for (const attribute of before) if (!(attribute in wanted)) element.removeAttribute(attribute);
  for (const [attribute, value] of Object.entries(wanted)) {
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
  }
  const owned = Object.keys(wanted).join(',');
  if (owned) element.setAttribute(OWNED, owned);
  else element.removeAttribute(OWNED);
}

function applyElements(tags: Tag[]) {
  const last = new Map(tags.map((tag) => [identity(tag), tag]));
  const wanted = [...last.values()].map(createElement);
  for (const old of document.head.querySelectorAll(`[${OWNED}]:not(title)`)) {
    const same = wanted.findIndex((element) => element.isEqualNode(old));
    if (same >= 0) wanted.splice(same, 1);
    else old.remove();
  }
  document.head.append(...wanted);
}

/** Two tags with one identity say the same thing, so that the later one replaces the earlier. */
function identity({name, attributes, text}: Tag): string {
  const key = ['name', 'property', 'http-equiv', 'itemprop', 'charset'].find((attribute) => attribute in attributes);
  if (name === 'meta' && key) return `meta ${key} ${attributes[key]}`;
  if (name === 'link' && attributes.rel === 'canonical') return 'link canonical';
  return `${name} ${JSON.stringify(attributes)} ${text}`;
}

function createElement({name, attributes, text}: Tag): Element {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  if (text) element.textContent = text;
  element.setAttribute(OWNED, 'true');
  return element;
}
