import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Html} from '@site/src/content/late/openHtml';
import {useHtml} from '@site/src/content/late/useHtml';
import {ownLink} from '@site/src/lib/ownLink';
import {isPlainClick} from '@site/src/lib/plainClick';
import {withBaseUrl} from '@site/src/lib/withBaseUrl';
import {type MouseEvent, useRef} from 'react';
import '@site/src/css/reference.css';
import '@site/src/css/referenceSessions.css';

/**
 * HTML that the build made from the contracts: one string, where a tree of React elements would cost every reader the
 * work of hydrating thousands of them. Links and anchors inside take part in the build's checks, and links of the site
 * open without a reload, like any other.
 */
export default function StaticHtml({html, className}: {html: Html; className?: string}) {
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const element = useRef<HTMLDivElement>(null);
  const content = useHtml(html, element, (text) => withBaseUrl(text, baseUrl));
  if (typeof window === 'undefined') {
    for (const [, id] of content.__html.matchAll(/ id="([^"]+)"/g)) brokenLinks.collectAnchor(id);
    for (const [, href] of content.__html.matchAll(/ href="(\/[^"]*)"/g)) if (href) brokenLinks.collectLink(href);
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    const address = ownLink(event.target);
    if (!address || !isPlainClick(event)) return;
    event.preventDefault();
    history.push(address);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only links inside react
    // biome-ignore lint/a11y/useKeyWithClickEvents: links are keyboard-operable
    <div
      ref={element}
      className={className}
      onClick={handleClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own build, every text in it escaped
      dangerouslySetInnerHTML={content}
    />
  );
}
