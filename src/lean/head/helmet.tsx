/**
 * Replaces react-helmet-async in the page; the renderer keeps the library, which writes the same elements into the HTML.
 * Keeps the title, meta elements, links, and the attributes of <html> and <body> in step with the `<Head>` elements on the
 * page: of two that mean the same, the one rendered later (the inner one) counts.
 */
import {type ReactNode, useEffect, useState} from 'react';
import {type Attributes, type HeadProps, readTags, type Tag} from './tags';

type Source = {order: number; tags: Tag[]} & Pick<HeadProps, 'titleTemplate' | 'defaultTitle'>;

/** Marks what `<Head>` owns; the renderer writes it, too. */
const OWNED = 'data-rh';
/** Attributes by which two elements mean the same. An element with none of its own is left out, as in the library. */
const PRIMARY: Record<string, string[]> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
};

const sources = new Set<Source>();
let rendered = 0;
let frame = 0;

export function HelmetProvider({children}: {children: ReactNode}) {
  return children;
}

export function Helmet(props: HeadProps) {
  // Numbered while rendering, parents first; effects run children first.
  const [source] = useState<Source>(() => ({order: rendered++, tags: []}));
  useEffect(() => {
    source.tags = readTags(props);
    source.titleTemplate = props.titleTemplate;
    source.defaultTitle = props.defaultTitle;
    sources.add(source);
    schedule();
  }, [props, source]);
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

function apply() {
  const ordered = [...sources].sort((a, b) => a.order - b.order);
  const tags = ordered.flatMap((source) => source.tags);
  const title = titleOf(ordered, tags);
  if (title !== undefined && document.title !== title) document.title = title;
  applyAttributes(document.documentElement, tags, 'html');
  applyAttributes(document.body, tags, 'body');
  applyElements(withoutOverridden(ordered));
}

function titleOf(ordered: Source[], tags: Tag[]): string | undefined {
  const title = tags.findLast(({name}) => name === 'title')?.text;
  const template = ordered.findLast(({titleTemplate}) => titleTemplate)?.titleTemplate;
  if (!title) return ordered.findLast(({defaultTitle}) => defaultTitle)?.defaultTitle;
  return template ? template.replace(/%s/g, () => title) : title;
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
  const wanted = tags.map(createElement);
  for (const old of document.head.querySelectorAll(`[${OWNED}]:not(title)`)) {
    const same = wanted.findIndex((element) => element.isEqualNode(old));
    if (same >= 0) wanted.splice(same, 1);
    else old.remove();
  }
  document.head.append(...wanted);
}

/** Returns the elements, from the outermost `<Head>` to the innermost, without those that an inner one repeats. */
function withoutOverridden(ordered: Source[]): Tag[] {
  const seen = new Set<string>();
  const kept: Tag[][] = [];
  for (const {tags} of [...ordered].reverse()) {
    const named = tags
      .map((tag) => ({tag, meaning: meaningOf(tag)}))
      .filter(({meaning}) => meaning && !seen.has(meaning));
    // One `<Head>` may say a thing twice: two pictures of a page, for example.
    for (const {meaning} of named) seen.add(meaning);
    kept.unshift(named.map(({tag}) => tag));
  }
  return kept.flat();
}

/** What an element is about; empty when it does not belong in `<head>` or says nothing. */
function meaningOf({name, attributes, text}: Tag): string {
  if (name === 'script' || name === 'style' || name === 'noscript') {
    const about = attributes.src ?? text;
    return about && `${name} ${about}`;
  }
  let key = '';
  for (const attribute of Object.keys(attributes)) {
    const isSettled = key === 'rel' && attributes.rel === 'canonical';
    const isSheet = attribute === 'rel' && attributes.rel === 'stylesheet';
    if (PRIMARY[name]?.includes(attribute) && !isSettled && !isSheet) key = attribute;
  }
  return key && `${name} ${key} ${attributes[key]?.toLowerCase()}`;
}

function createElement({name, attributes, text}: Tag): Element {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  if (text) element.textContent = text;
  element.setAttribute(OWNED, 'true');
  return element;
}
