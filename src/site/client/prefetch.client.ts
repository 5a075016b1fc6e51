/**
 * Client module: prefetches pages behind visible links when the browser is idle. Docusaurus 3.10 fetches them during hydration,
 * which then takes longer (decisions/README.md).
 */
export function onRouteDidUpdate({previousLocation}: {previousLocation: Location | null}) {
  if (previousLocation) return;
  const {prefetch} = window.docusaurus;
  // Safari 18 has no `requestIdleCallback`.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const later = async (path: string) => {
    whenIdle(() => prefetch(path));
    return [];
  };
  window.docusaurus = {...window.docusaurus, prefetch: later};
}
