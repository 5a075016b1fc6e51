import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Html} from '@site/src/content/late/openHtml';
import {useHtml} from '@site/src/content/late/useHtml';
import {ownLink} from '@site/src/lib/ownLink';
import {isPlainClick} from '@site/src/lib/plainClick';
import {withBaseUrl} from '@site/src/lib/withBaseUrl';
import {type ElementType, type MouseEvent, useEffect, useRef} from 'react';

interface Props {
  /** The element around the HTML. */
  as: ElementType;
  html: Html;
  className?: string;
}

/**
 * HTML that is ready when the page is built: one string, where a tree of React elements would cost every reader the work
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
  useEffect(() => fetchWhenSeen(element.current), []);

  function handleClick(event: MouseEvent<HTMLElement>) {
    const address = ownLink(event.target);
    if (!address || !isPlainClick(event)) return;
    event.preventDefault();
    history.push(address);
  }

  return (
    <As
      {...properties}
      ref={element}
      onClick={handleClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own build, every text in it escaped
      dangerouslySetInnerHTML={content}
    />
  );
}

/** Fetches the page of each of the site's links once the reader sees the link. Returns what ends that. */
function fetchWhenSeen(block: HTMLElement | null): (() => void) | undefined {
  const links = block?.querySelectorAll('a[href^="/"]') ?? [];
  if (links.length === 0 || !('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      const address = isIntersecting && ownLink(target);
      if (!address) continue;
      observer.unobserve(target);
      window.docusaurus.prefetch(address);
    }
  });
  for (const link of links) observer.observe(link);
  return () => observer.disconnect();
}
