import {translate} from '@docusaurus/Translate';
import type {SocketApi} from '@speech-docs/protocol/rules';
import OnDemand from '../OnDemand';

const isWanted = () => /^#try-a-(?:job|session)$/.test(window.location.hash);

/** Opens a console whose server is an emulator in a worker of the page; a link to its place does so, too. */
export default function Console({api}: {api: SocketApi | 'batch'}) {
  const button = {label: translate({message: 'Open the console'}), isWanted};
  return api === 'batch' ? (
    <OnDemand {...button} load={() => import(/* webpackChunkName: "console-job" */ './JobConsole')} tool={{}} />
  ) : (
    <OnDemand
      {...button}
      load={() => import(/* webpackChunkName: "console-socket" */ './SocketConsole')}
      tool={{api}}
    />
  );
}
