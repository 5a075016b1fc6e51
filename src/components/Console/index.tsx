import {translate} from '@docusaurus/Translate';
import type {SocketApi} from '@speech-docs/protocol/rules';
import OnDemand from '../OnDemand';

const label = () => translate({message: 'Open the console'});

/** Opens a console whose server is an emulator in a worker of the page. */
export default function Console({api}: {api: SocketApi | 'batch'}) {
  return api === 'batch' ? (
    <OnDemand label={label()} load={() => import(/* webpackChunkName: "console-job" */ './JobConsole')} tool={{}} />
  ) : (
    <OnDemand
      label={label()}
      load={() => import(/* webpackChunkName: "console-socket" */ './SocketConsole')}
      tool={{api}}
    />
  );
}
