import {translate} from '@docusaurus/Translate';
import type {SocketApi} from '@site/src/protocol/contract';
import {type ComponentType, useEffect, useState} from 'react';

type PanelType = ComponentType<{api: SocketApi}>;

/** Opens a console whose server is an emulator in a worker of the page. Nothing of it is loaded before the click. */
export default function Console({api}: {api: SocketApi}) {
  const [state, setState] = useState<'off' | 'idle' | 'loading' | 'failed'>('off');
  const [Panel, setPanel] = useState<PanelType>();
  useEffect(() => setState('idle'), []);
  if (Panel) return <Panel api={api} />;

  function handleClick() {
    setState('loading');
    import('./Panel').then(
      (loaded) => setPanel(() => loaded.default),
      () => setState('failed'),
    );
  }

  return (
    <p data-twin="skip" data-search="skip">
      <button type="button" className="button button--outline" disabled={state === 'off'} onClick={handleClick}>
        {translate({id: 'component.Console.open', message: 'Open the console', description: 'Opens the console'})}
      </button>{' '}
      <span role="status">
        {state === 'failed' &&
          translate({
            id: 'component.Console.failed',
            message: 'The console could not be loaded. Check your connection, and try again.',
            description: 'When the console cannot be loaded',
          })}
      </span>
    </p>
  );
}
