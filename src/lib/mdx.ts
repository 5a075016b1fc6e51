/** Elements of MDX in the tree of a page: components, and HTML that is written as JSX. */
import type {ElementContent} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** Returns attributes as a page has them; those that are `undefined` are left out. */
export function toAttributes(values: Record<string, string | undefined>): MdxJsxFlowElement['attributes'] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}],
  );
}

/** Returns an element as authors write it in a page, with its attributes and children. */
export function mdxElement(
  name: string,
  values: Record<string, string | undefined>,
  children: unknown[] = [],
): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: toAttributes(values), children: children as never};
}

/** Returns an element within a text, of a tree of HTML. Written as JSX, it stays what it is. */
export function inlineElement(
  name: string,
  values: Record<string, string | undefined>,
  children: unknown[] = [],
): ElementContent {
  return {...mdxElement(name, values, children), type: 'mdxJsxTextElement', data: {_mdxExplicitJsx: true}} as never;
}

/** Returns the value of an attribute that is a text. */
export function readAttribute({attributes}: MdxJsxFlowElement, name: string): string | undefined {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}
