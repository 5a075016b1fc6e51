import {scrollIntoList} from '@site/src/site/client/scrollIntoList';
import {type RefObject, useEffect, useRef} from 'react';

/** Scrolls the menu around an entry so that it is in sight when it becomes the current one. */
export function useScrollToCurrent(isCurrent: boolean): RefObject<HTMLLIElement | null> {
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const menu = entry.current?.closest<HTMLElement>('.menu');
    const link = entry.current?.querySelector<HTMLElement>('.menu__link');
    if (isCurrent && menu && link) scrollIntoList(menu, link);
  }, [isCurrent]);
  return entry;
}
