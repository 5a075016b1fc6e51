/**
 * Ejected: the list itself is what must change. Everything in it is loaded with every page, so it has what Markdown becomes,
 * and pages import the components that authors write (src/content/autoImport.server.ts). Code in a line is the plain element:
 * blocks of code are components before they come here (src/content/highlightCode.server.ts).
 */
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import MDXA from '@theme/MDXComponents/A';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import MDXUl from '@theme/MDXComponents/Ul';
import clsx from 'clsx';
import type {ComponentProps} from 'react';

type HeadingProps = Omit<ComponentProps<typeof MDXHeading>, 'as'>;

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

const heading = (as: Level) => (props: HeadingProps) =>
  'data-in-summary' in props ? <SummaryHeading as={as} {...props} /> : <MDXHeading as={as} {...props} />;

/** A heading in a summary, which is a control and contains no link. */
function SummaryHeading({as: As, id = '', children}: HeadingProps & {as: Level}) {
  useBrokenLinks().collectAnchor(id);
  return (
    <As id={id} className={clsx('anchor', useAnchorTargetClassName(id))}>
      {children}
    </As>
  );
}

/** A row with an id is an address, such as an error of the reference, so the build lets pages link to it. */
function Row(props: ComponentProps<'tr'>) {
  useBrokenLinks().collectAnchor(props.id);
  return <tr {...props} />;
}

const MDXComponents = {
  a: MDXA,
  ul: MDXUl,
  li: MDXLi,
  img: MDXImg,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  admonition: Admonition,
  tr: Row,
  CodeBlock,
};

export default MDXComponents;
