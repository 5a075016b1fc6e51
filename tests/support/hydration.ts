/** Judges what becomes of a page's HTML when scripts take it over. */

/**
 * Runs in the page, before its own scripts. Logs an error when elements come or go, or a text becomes another one, while the
 * page is hydrated: then the HTML is not what the scripts would draw. Preact repairs this without a word.
 */
export function reportMismatches(): void {
  document.addEventListener('readystatechange', () => {
    const root = document.getElementById('__docusaurus');
    // `interactive`: the HTML is there, and no script of the site has run.
    if (document.readyState !== 'interactive' || !root) return;
    // What is for readers without scripts is one text in the document, and elements afterwards.
    const text = () => {
      const copy = root.cloneNode(true) as HTMLElement;
      for (const element of copy.querySelectorAll('noscript')) element.remove();
      return copy.textContent;
    };
    const before = text();
    // The first changes are those of hydration. There always are some: it splits each text that it has in two pieces, as
    // on the search button.
    const observer = new MutationObserver((records) => {
      observer.disconnect();
      const changed = records
        .flatMap(({addedNodes, removedNodes}) => [...addedNodes, ...removedNodes])
        .filter((node) => node instanceof Element && !node.matches('noscript *'));
      const names = changed.map((node) => (node as Element).outerHTML.slice(0, 200));
      if (names.length > 0) console.error(`Hydration changed elements: ${names.slice(0, 3).join(' and ')}`);
      if (text() !== before) console.error('Hydration changed a text');
    });
    observer.observe(root, {childList: true, subtree: true});
  });
}
