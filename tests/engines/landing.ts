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
 * Runs in the page, so it uses nothing from outside: measures where the reader is once the page keeps still. With `click`,
 * first follows the entries of the contents one after another, and measures after each.
 */
export async function landings(click: boolean): Promise<Landing[]> {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('.theme-doc-toc-desktop a'));
  const targetOf = (fragment: string) => document.getElementById(decodeURIComponent(fragment.slice(1)));
  /** Where a jump to the target puts it: below what sticks there, which for the row of a table is the head of the table. */
  const placeOf = (target: Element): number => {
    const head = target.closest('tbody tr') === target ? target.closest('table')?.tHead?.rows[0]?.cells[0] : null;
    if (head && getComputedStyle(head).position === 'sticky') return head.getBoundingClientRect().bottom;
    const padding = getComputedStyle(document.documentElement).scrollPaddingTop;
    return Number.parseFloat(padding) + Number.parseFloat(getComputedStyle(target).scrollMarginTop);
  };
  const measure = (): Landing => {
    const target = targetOf(location.hash);
    const before = links.filter(({hash}) => {
      const heading = targetOf(hash);
      if (!heading || !target) return false;
      return heading === target || heading.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
    });
    const place = target ? placeOf(target) : 0;
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
  const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  /**
   * Four frames that are alike, with the reader in the right place. On a busy machine the page can keep still before its
   * styles and players are there; a wrong place is measured after 120 frames.
   */
  const settle = async () => {
    let [landing, last, alike] = [measure(), '', 0];
    const isRight = () => !location.hash || (landing.offBy <= 8 && landing.marked === landing.expected);
    for (let frame = 0; frame < 120 && !(alike >= 3 && isRight()); frame++) {
      await nextFrame();
      landing = measure();
      const seen = JSON.stringify([landing, window.scrollY, document.body.scrollHeight]);
      const isThere = !location.hash || (targetOf(location.hash)?.getClientRects().length ?? 0) > 0;
      alike = isThere && seen === last ? alike + 1 : 0;
      last = seen;
    }
    return landing;
  };
  const measured: Landing[] = [];
  for (const link of click ? links : [null]) {
    link?.click();
    measured.push(await settle());
  }
  return measured;
}
