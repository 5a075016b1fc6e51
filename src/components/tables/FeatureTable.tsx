import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import pages from '@generated/page-list/default/pages.json';
import {type Capability, capabilities} from '@site/data/capabilities';
import DataTable from '../DataTable';
import Tick from '../DataTable/Tick';

const features = Object.entries(capabilities)
  .map(([id, feature]: [string, Capability]) => ({id, ...feature, name: feature.name ?? titleOf(feature.page)}))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** A feature without a name of its own is called like the page that explains it. */
function titleOf(page: string): string {
  return pages.find(({path}) => path === page)?.title ?? page;
}

/** A feature that containers have only under a condition has a note with a link to the page of that condition. */
const isSameInBoth = ({saas, onPrem, notePage}: Capability) =>
  saas === onPrem && !notePage?.startsWith('/deployments/');

type Props = {
  /** Only what both deployments have, or only what differs. */
  isSame: boolean;
};

/** Where features work: how audio is processed, and where the engine runs; read from data/capabilities.ts. */
export default function FeatureTable({isSame}: Props) {
  return (
    <DataTable
      caption={translate({message: 'Features by mode and deployment'})}
      rows={features.filter((feature) => isSameInBoth(feature) === isSame)}
      id={({id}) => `feature-${id}`}
      detail={({note}) => note}
      columns={[
        {label: translate({message: 'Feature'}), cell: ({name, page}) => <Link to={page}>{name}</Link>},
        {label: translate({message: 'Batch'}), cell: ({batch}) => <Tick isOn={batch} />},
        {label: translate({message: 'Real time'}), cell: ({realtime}) => <Tick isOn={realtime} />},
        {label: 'Hosted', cell: ({saas}) => <Tick isOn={saas} />},
        {label: translate({message: 'On-premises'}), cell: ({onPrem}) => <Tick isOn={onPrem} />},
      ]}
    />
  );
}
