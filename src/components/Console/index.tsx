import {translate} from '@docusaurus/Translate';
import type {SocketApi} from '@speech-docs/protocol/rules/contract';
import {type ComponentType, useEffect, useState} from 'react';

type Loaded = {default: ComponentType<{api: SocketApi}>};

/** Opens a console whose server is an emulator in a worker of the page. Nothing of it is loaded before the click. */
export default function Console({api}: {api: SocketApi | 'batch'}) {
  /** Nothing until script runs, then whether loading has failed, and at last the panel. */
  const [state, setState] = useState<boolean | Loaded>();
  useEffect(() => setState(false), []);
  if (typeof state === 'object') return <state.default api={api as SocketApi} />;

  function handleClick() {
    const loading: Promise<Loaded> =
      api === 'batch'
        ? import(/* webpackChunkName: "console-job" */ './RestPanel')
        : import(/* webpackChunkName: "console-socket" */ './Panel');
    loading.then(setState, () => setState(true));
  }

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
      {state ? translate({message: 'Not loaded. Retry'}) : translate({message: 'Open the console'})}
    </button>
  );
}
