import Link from '@docusaurus/Link';
import pages from '@generated/page-list/default/pages.json';
import {type Capability, capabilities} from '@site/data/capabilities';
import Table from '@site/src/components/Table';

const features = Object.values(capabilities)
  .map((feature: Capability) => ({feature, name: feature.name ?? titleOf(feature.page)}))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** A feature without a name of its own is called like the page that explains it. */
function titleOf(page: string): string {
  return pages.find(({path}) => path === page)?.title ?? page;
}

/** Where every feature works: how audio is processed, and where the engine runs; read from data/capabilities.ts. */
export default function FeatureTable() {
  return (
    <Table>
      <caption>Features by mode and deployment</caption>
      <thead>
        <tr>
          <th scope="col">Feature</th>
          <th scope="col">Modes</th>
          <th scope="col">Deployments</th>
        </tr>
      </thead>
      <tbody>
        {features.map(({feature, name}) => (
          <tr key={name}>
            <th scope="row">
              <Link to={feature.page}>{name}</Link>
            </th>
            <td className="whole">{both(feature.batch, 'Batch', feature.realtime, 'Real time')}</td>
            <td>
              {both(feature.saas, 'SaaS', feature.onPrem, 'On-premises')}
              {feature.note && (
                <>
                  <br />
                  <small>{feature.note}</small>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function both(isFirst: boolean, first: string, isSecond: boolean, second: string): string {
  return [isFirst && first, isSecond && second].filter(Boolean).join(', ');
}
