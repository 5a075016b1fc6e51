/**
 * Which hit the keys have chosen. The focus stays in the field, which names the chosen hit to assistive technology;
 * arrows move, Enter opens. Nothing is chosen before the first arrow, so that a screen reader reads what is typed and not a hit
 * with every letter; Enter opens the first hit then.
 */
import type {Hit} from '@speech-docs/search/types';
import {type RefObject, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {groupId, hitId} from '../list';

interface ActiveHitOptions {
  input: RefObject<HTMLInputElement | null>;
  hits: Hit[];
  groups: number;
  /** Whether `hits` belong to what is in the field now. */
  areCurrent: boolean;
  onOpen: (hit: Hit, event: KeyboardEvent) => void;
}

const NONE = -1;

/** Returns the position of the chosen hit, or -1. */
export function useActiveHit({input, hits, groups, areCurrent, onOpen}: ActiveHitOptions) {
  const [choice, setChoice] = useState({hits, index: NONE});
  const active = choice.hits === hits ? choice.index : NONE;
  /** Enter came before the results: it opens the first one when they are there. */
  const awaited = useRef<KeyboardEvent | null>(null);

  // Before the next picture: a key may come sooner than an effect.
  useLayoutEffect(() => {
    const field = input.current;
    const onKeyDown = (event: KeyboardEvent) => {
      // While a character is composed, arrows choose among its candidates.
      if (isComposing(event)) return;
      const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
      if (step && hits.length > 0) {
        event.preventDefault();
        const index = (Math.max(active, step > 0 ? NONE : 0) + step + hits.length) % hits.length;
        setChoice({hits, index});
        document.getElementById(hitId(index))?.scrollIntoView({block: 'nearest'});
      } else if (event.key === 'Enter' && !event.altKey) {
        event.preventDefault();
        const hit = hits[Math.max(active, 0)];
        if (!areCurrent) awaited.current = event;
        else if (hit) onOpen(hit, event);
      } else if (!event.key.startsWith('Shift')) awaited.current = null;
    };
    field?.addEventListener('keydown', onKeyDown);
    return () => field?.removeEventListener('keydown', onKeyDown);
  });

  useEffect(() => {
    const event = awaited.current;
    if (!areCurrent || !event) return;
    awaited.current = null;
    if (hits[0]) onOpen(hits[0], event);
  }, [areCurrent, hits, onOpen]);

  // The field belongs to the frame, which is there before any list: so its attributes are set here.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    field.setAttribute('aria-expanded', String(hits.length > 0));
    if (hits.length > 0) {
      field.setAttribute('aria-controls', Array.from({length: groups}, (_, index) => groupId(index)).join(' '));
    } else field.removeAttribute('aria-controls');
    if (active === NONE) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', hitId(active));
  }, [input, hits.length, groups, active]);

  return active;
}

/** Safari sends the Enter that ends a composition after `compositionend` (WebKit bug 165004); its key code is 229. */
function isComposing({isComposing, keyCode}: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
