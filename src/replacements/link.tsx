/**
 * Stands in for Docusaurus's Link in the page, where a hundred of them come alive with every visit: the same element
 * from one component instead of four, with one observer for all links instead of one for each. The build keeps the
 * original, which checks every address, and tests/e2e/links compares what the two make of a page.
 */

import isInternalUrl from '@docusaurus/isInternalUrl';
import type {Props} from '@docusaurus/Link';
import {matchPath, useHistory, useLocation} from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import {isPlainClick} from '@site/src/lib/plainClick';
import clsx from 'clsx';
import {createLocation} from 'history';
import type {ComponentProps, MouseEvent, SyntheticEvent} from 'react';
import {fetchWhenSeen} from './fetchWhenSeen';

/** A link as authors write it: `to` and `href` say the same. */
export default function Link({isNavLink, isActive, activeClassName, ...given}: Props) {
  const history = useHistory();
  const {to, href, autoAddBaseUrl = true, 'data-noBrokenLinkCheck': _, ...props} = given;
  const anchor = props as ComponentProps<'a'>;
  const target = to || href;
  const isOutside = Boolean(target) && !isInternalUrl(target);
  const plain = target?.replace('pathname://', '');
  const address = autoAddBaseUrl ? withBaseUrl(plain) : plain;
  // All addresses of this site's pages start with a slash; a heading's address is the browser's work.
  if (isOutside || !address?.startsWith('/') || (anchor.target && anchor.target !== '_self')) {
    const elsewhere = isOutside && {target: '_blank', rel: 'noopener noreferrer'};
    return <a href={address} {...elsewhere} {...anchor} />;
  }
  if (isNavLink) return <NavLink {...{isActive, activeClassName, ...given}} />;

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    anchor.onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    history.push(address);
  };
  return (
    <a ref={fetchWhenSeen} {...anchor} href={address} onClick={follow} onMouseEnter={preload} onTouchStart={preload} />
  );
}

/** A link that says of itself whether it leads to the page, or to what `isActive` says. */
function NavLink({isActive, activeClassName = 'active', className, ...props}: Props) {
  const location = useLocation();
  const match = matchPath(location.pathname, {path: createLocation(props.to || props.href || '').pathname});
  const active = isActive ? isActive(match, location) : match !== null;
  return (
    <Link
      aria-current={active ? 'page' : undefined}
      {...props}
      className={clsx(className, active && activeClassName)}
    />
  );
}

function withBaseUrl(url: string | undefined): string | undefined {
  const {baseUrl} = siteConfig;
  return url?.startsWith('/') && !`${url}/`.startsWith(baseUrl) ? baseUrl + url.slice(1) : url;
}

/** The reader is about to follow the link: its page is loaded now, rather than fetched for later. */
function preload({currentTarget}: SyntheticEvent<HTMLAnchorElement>): void {
  window.docusaurus.preload(currentTarget.pathname);
}
