/** Clicks on links, and where they lead. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** An unhandled click that opens its link in this tab; all others are left to the browser. */
export function isPlainClick(event: Click): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}

/** The address on this site that the link around an element leads to in this tab; `null` where the browser sees to it. */
export function siteLink(target: EventTarget): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const address = link?.getAttribute('href');
  return address?.startsWith('/') && !link?.target && !link?.hasAttribute('download') ? address : null;
}
