/** The address on this site that the link around an element leads to in this tab; `null` where the browser sees to it. */
export function siteLink(target: EventTarget): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const address = link?.getAttribute('href');
  return address?.startsWith('/') && !link?.target && !link?.hasAttribute('download') ? address : null;
}
