import {translate} from '@docusaurus/Translate';
import {type ComponentType, useEffect, useEffectEvent, useState} from 'react';

interface Props<Own> {
  label: string;
  /** Fetches the tool. */
  load: () => Promise<{default: ComponentType<Own>}>;
  /** What the tool is given. */
  tool: Own;
  /** Whether the address of the page opens the tool without a click. */
  isWanted?: () => boolean;
}

/** A button that is replaced by a tool. The tool is loaded on click. */
export default function OnDemand<Own extends object>({label, load, tool, isWanted}: Props<Own>) {
  /** Nothing until script runs, then whether loading has failed, and at last the tool. */
  const [state, setState] = useState<boolean | {Tool: ComponentType<Own>}>();

  function handleClick() {
    load().then(
      ({default: Tool}) => setState({Tool}),
      () => setState(true),
    );
  }

  const handleMount = useEffectEvent(() => {
    setState(false);
    if (isWanted?.()) handleClick();
  });
  useEffect(() => handleMount(), []);

  if (typeof state === 'object') return <state.Tool {...tool} />;
  return (
    <button
      type="button"
      className="button"
      aria-live="polite"
      data-markdown="skip"
      data-search="skip"
      disabled={state === undefined}
      onClick={handleClick}
    >
      {state ? translate({message: 'Not loaded. Retry'}) : label}
    </button>
  );
}
