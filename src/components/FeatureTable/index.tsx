import Link from '@docusaurus/Link';
import pages from '@generated/page-list/default/pages.json';
import {type Capability, capabilities} from '@site/data/capabilities';
import Table from '@site/src/components/Table';
import Tick from '@site/src/components/Table/Tick';

const features = Object.entries(capabilities)
  .map(([id, feature]: [string, Capability]) => ({id, feature, name: feature.name ?? titleOf(feature.page)}))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** A feature without a name of its own is called like the page that explains it. */
function titleOf(page: string): string {
  return pages.find(({path}) => path === page)?.title ?? page;
}

/** Where every feature works: how audio is processed, and where the engine runs; read from data/capabilities.ts. */
export default function FeatureTable() {
  return (
    <Table
      caption="Features by mode and deployment"
      headings={['Feature', 'Batch', 'Real time', 'SaaS', 'On-premises']}
      rows={features.map(({id, feature, name}) => ({
        id: `feature-${id}`,
        cells: [
          <Link key="name" to={feature.page}>
            {name}
          </Link>,
          ...[feature.batch, feature.realtime, feature.saas, feature.onPrem].map((isOn, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
            <Tick key={index} isOn={isOn} />
          )),
        ],
        detail: feature.note,
      }))}
    />
  );
}
