import {
  type ComponentType,
  type ReactElement,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type {Props as LoadedProps} from './RadixTooltip';

type Props = {
  /** What the tooltip says; never the only place where something stands. */
  text: ReactNode;
  /** The control that it belongs to: one element that takes a ref. */
  children: ReactElement;
};

type Loaded = ComponentType<LoadedProps>;

/**
 * A tooltip that costs a page nothing until a reader points at or focuses what it belongs to: its library is loaded
 * then, and the control works all the while. Opens after 200 ms; within 300 ms of another one it opens at once.
 */
export default function Tooltip({text, children}: Props) {
  const [Loaded, setLoaded] = useState<Loaded | null>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const isPressed = useRef(false);
  const hadFocus = useRef(false);
  const isHere = useRef(false);
  const isWanted = useCallback(() => isHere.current, []);

  function want() {
    isHere.current = true;
    if (Loaded) return;
    import(/* webpackChunkName: "tooltip" */ './RadixTooltip').then(
      ({default: RadixTooltip}) => {
        // The control is made anew inside the library's trigger: not between press and release, which would lose the
        // click, and never at the cost of the focus.
        if (isPressed.current) return;
        hadFocus.current = Boolean(frame.current?.contains(document.activeElement));
        setLoaded(() => RadixTooltip);
      },
      () => {
        // Without the library there is no tooltip; what it says stands elsewhere too.
      },
    );
  }

  function leave() {
    isHere.current = false;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the control was made anew
  useLayoutEffect(() => {
    if (hadFocus.current)
      frame.current?.querySelector<HTMLElement>('button, a, [tabindex]')?.focus({preventScroll: true});
    hadFocus.current = false;
  }, [Loaded]);

  return (
    // The span has no box of its own and only notices what happens to its child.
    // biome-ignore lint/a11y/noStaticElementInteractions: listens on behalf of the control inside
    <span
      ref={frame}
      className="site-contents"
      onPointerOver={want}
      onFocus={want}
      onPointerOut={leave}
      onBlur={leave}
      onPointerDown={() => {
        isPressed.current = true;
      }}
      onPointerUp={() => {
        isPressed.current = false;
      }}
    >
      {Loaded ? (
        <Loaded text={text} isWanted={isWanted}>
          {children}
        </Loaded>
      ) : (
        children
      )}
    </span>
  );
}
