/**
 * Client module: pages behind links in sight are fetched when the browser has nothing else to do. Docusaurus fetches them
 * while the page comes alive, which then takes longer.
 */
export function onRouteDidUpdate({previousLocation}: {previousLocation: Location | null}) {
  if (previousLocation) return;
  const {prefetch} = window.docusaurus;
  // Safari has no idle callbacks.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const later = (path: string) => {
    whenIdle(() => prefetch(path));
    return Promise.resolve([]);
  };
  window.docusaurus = {...window.docusaurus, prefetch: later};
}
