/** Reads the elements that a `<Head>` contains, as children or as properties. */
import {Children, Fragment, isValidElement, type ReactNode} from 'react';

export type Attributes = Record<string, string>;
export type Tag = {name: string; attributes: Attributes; text: string};
type Given = Record<string, unknown>;

/** Properties of `<Head>` besides its children, which are those of react-helmet. */
export type HeadProps = {
  children?: ReactNode;
  title?: string;
  titleTemplate?: string;
  defaultTitle?: string;
  htmlAttributes?: Given;
  bodyAttributes?: Given;
  base?: Given;
  meta?: Given[];
  link?: Given[];
  script?: Given[];
  style?: Given[];
  noscript?: Given[];
};

const LISTS = ['meta', 'link', 'script', 'style', 'noscript'] as const;
const HTML_NAMES: Record<string, string> = {
  className: 'class',
  httpEquiv: 'http-equiv',
  charSet: 'charset',
  itemProp: 'itemprop',
  hrefLang: 'hreflang',
  crossOrigin: 'crossorigin',
};

/** Returns the elements in order. Children of a kind replace what a property says of it. */
export function readTags({children, title, htmlAttributes, bodyAttributes, base, ...lists}: HeadProps): Tag[] {
  const inside = [...childTags(children)];
  const single = {title: title && {innerHTML: title}, html: htmlAttributes, body: bodyAttributes, base};
  const given = [
    ...Object.entries(single).flatMap(([name, attributes]) => (attributes ? [tagOf(name, attributes)] : [])),
    ...LISTS.flatMap((name) => (lists[name] ?? []).map((attributes) => tagOf(name, attributes))),
  ];
  return [...given.filter(({name}) => !inside.some((tag) => tag.name === name)), ...inside];
}

function* childTags(children: ReactNode): Generator<Tag> {
  for (const child of Children.toArray(children)) {
    if (!isValidElement<{children?: ReactNode} & Given>(child)) continue;
    const {children: inner, ...props} = child.props;
    if (child.type === Fragment) yield* childTags(inner);
    else if (typeof child.type === 'string') {
      yield tagOf(child.type, {...props, ...(inner ? {innerHTML: Children.toArray(inner).join('')} : {})});
    }
  }
}

function tagOf(name: string, {innerHTML, cssText, ...given}: Given): Tag {
  const attributes: Attributes = {};
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined || value === null || typeof value === 'object') continue;
    // Of data-* attributes the words count ('true', 'false'), of all others whether they are there.
    if (key.startsWith('data-')) attributes[key] = String(value);
    else if (value !== false) attributes[HTML_NAMES[key] ?? key] = value === true ? '' : String(value);
  }
  return {name, attributes, text: String(innerHTML ?? cssText ?? '')};
}
