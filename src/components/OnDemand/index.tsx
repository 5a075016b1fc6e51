import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ComponentType, useEffect, useEffectEvent, useState} from 'react';
import box from '../toolBox.module.css';

interface Props<Own> {
  label: string;
  load: () => Promise<{default: ComponentType<Own>}>;
  tool: Own;
  /** Whether the address of the page opens the tool without a click. */
  isWanted?: () => boolean;
}

/** A button that is replaced by a tool. The tool is loaded on click. */
export default function OnDemand<Own extends object>({label, load, tool, isWanted}: Props<Own>) {
  const isReady = useIsBrowser();
  const location = useLocation();
  const [hasFailed, setFailed] = useState(false);
  const [Tool, setTool] = useState<ComponentType<Own>>();

  function handleClick() {
    load().then(
      (loaded) => setTool(() => loaded.default),
      () => setFailed(true),
    );
  }

  const handleAddress = useEffectEvent(() => {
    if (isWanted?.()) handleClick();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link of the page gives it another address
  useEffect(() => handleAddress(), [location]);

  if (Tool) return <Tool {...tool} />;
  return (
    <button
      type="button"
      className={`button ${box.open}`}
      aria-live="polite"
      data-markdown="skip"
      data-search="skip"
      disabled={!isReady}
      onClick={handleClick}
    >
      {hasFailed ? translate({message: 'Not loaded. Retry'}) : label}
    </button>
  );
}
