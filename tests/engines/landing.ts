/** Where a link to an anchor has ended: measured in the page. */
export interface Landing {
  /** The address's fragment. */
  id: string;
  /** How far the heading is from its place below the top bar, in CSS pixels; 0 at the end of a page that shows it. */
  offBy: number;
  /** The address of the entry that the contents list marks, and of the one that it should. */
  marked: string | null;
  expected: string | null;
}

/**
 * Runs in the page, so it uses nothing from outside: measures where the reader is in the next frame, in which the list is
 * marked. With `click`, first follows the entries of the contents one after another, and measures after each.
 */
export async function landings(click: boolean): Promise<Landing[]> {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('.theme-doc-toc-desktop a'));
  const targetOf = (fragment: string) => document.getElementById(decodeURIComponent(fragment.slice(1)));
  const measure = (): Landing => {
    const target = targetOf(location.hash);
    const before = links.filter(({hash}) => {
      const heading = targetOf(hash);
      if (!heading || !target) return false;
      return heading === target || heading.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
    });
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    // The row of a table ends below the head of its table, which sticks there.
    const place = padding + (target ? Number.parseFloat(getComputedStyle(target).scrollMarginTop) : 0);
    const top = target?.getBoundingClientRect().top ?? Number.MAX_SAFE_INTEGER;
    const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    const isShown = isAtEnd && top > place && top < window.innerHeight;
    const marked = document.querySelector('.theme-doc-toc-desktop [aria-current]');
    return {
      id: location.hash.slice(1),
      offBy: isShown ? 0 : Math.round(Math.abs(top - place)),
      marked: marked?.getAttribute('href') ?? null,
      expected: before.at(-1)?.getAttribute('href') ?? null,
    };
  };
  const nextFrame = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
  const measured: Landing[] = [];
  for (const link of click ? links : [null]) {
    link?.click();
    await nextFrame();
    // What is in a tab panel that was not chosen is shown first, and scrolled to two frames later.
    for (let frame = 0; frame < 60 && !targetOf(location.hash)?.getClientRects().length; frame++) {
      await nextFrame();
      await nextFrame();
    }
    await nextFrame();
    measured.push(measure());
  }
  return measured;
}
