import {translate} from '@docusaurus/Translate';
import {type ComponentType, lazy, Suspense, startTransition, useEffect, useEffectEvent, useState} from 'react';

interface Props<Own> {
  label: string;
  load: () => Promise<{default: ComponentType<Own>}>;
  tool: Own;
  /** Whether the address of the page opens the tool without a click. */
  isWanted?: () => boolean;
}

/** A button that is replaced by a tool. The tool is loaded on click. */
export default function OnDemand<Own extends object>({label, load, tool, isWanted}: Props<Own>) {
  const [state, setState] = useState<'served' | 'ready' | 'failed'>('served');
  const [Tool, setTool] = useState<ComponentType<Own>>();

  function handleClick() {
    const loaded = load().catch(() => {
      setState('failed');
      setTool(undefined);
      return {default: () => null};
    });
    // In a transition, the button keeps its place, and the focus, until the tool is there.
    startTransition(() => setTool(() => lazy<ComponentType<Own>>(() => loaded)));
  }

  const handleMount = useEffectEvent(() => {
    setState('ready');
    if (isWanted?.()) handleClick();
  });
  useEffect(() => handleMount(), []);

  const button = (
    <button
      type="button"
      className="button"
      aria-live="polite"
      data-markdown="skip"
      data-search="skip"
      disabled={state === 'served'}
      onClick={handleClick}
    >
      {state === 'failed' ? translate({message: 'Not loaded. Retry'}) : label}
    </button>
  );
  // Only from the first effect on: a boundary in the HTML of the server loses it when a context changes above (0019).
  if (state === 'served') return button;
  return <Suspense fallback={button}>{Tool ? <Tool {...tool} /> : button}</Suspense>;
}
