import {keepInSight} from '@site/src/client/keepInSight';
import {type RefObject, useEffect, useRef} from 'react';

/** Scrolls the menu around an entry so that it is in sight when it becomes the current one. */
export function useInSight(isCurrent: boolean): RefObject<HTMLLIElement | null> {
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const menu = entry.current?.closest<HTMLElement>('.menu');
    if (!isCurrent || !menu) return undefined;
    let isWanted = true;
    const show = () => {
      const link = entry.current?.querySelector<HTMLElement>('.menu__link');
      if (isWanted && link) keepInSight(menu, link);
    };
    show();
    // A category that opens is not yet as high as it will be; its transition begins in the next frame.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        void Promise.allSettled(menu.getAnimations({subtree: true}).map(({finished}) => finished)).then(show);
      }),
    );
    return () => {
      isWanted = false;
      cancelAnimationFrame(frame);
    };
  }, [isCurrent]);
  return entry;
}
