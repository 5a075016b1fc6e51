import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Html} from '@site/src/content/late/openHtml';
import {useHtml} from '@site/src/content/late/useHtml';
import {tendLinks} from '@site/src/lib/tendLinks';
import {withBaseUrl} from '@site/src/lib/withBaseUrl';
import {type ElementType, useEffect, useRef} from 'react';

interface Props {
  /** The element around the HTML. */
  as: ElementType;
  html: Html;
  className?: string;
}

/**
 * HTML that is ready when the page is built: one string, where a tree of elements would cost every reader the work
 * of hydrating each of them. Links and anchors inside take part in the build's checks, and links of the site open without a
 * reload, their pages fetched ahead, like any other.
 */
export default function StaticBlock({as: As, html, ...properties}: Props) {
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const element = useRef<HTMLElement>(null);
  const content = useHtml(html, element, (text) => withBaseUrl(text, baseUrl));
  if (typeof window === 'undefined') {
    for (const [, id] of content.__html.matchAll(/ id="([^"]+)"/g)) brokenLinks.collectAnchor(id);
    for (const [, href] of content.__html.matchAll(/<a\b[^>]* href="([/#][^"]*)"/g)) brokenLinks.collectLink(href);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other links
  useEffect(() => tendLinks(element.current, (address) => history.push(address)), [history, content]);
  return (
    <As
      {...properties}
      ref={element}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own build, every text in it escaped
      dangerouslySetInnerHTML={content}
    />
  );
}
