import {batchEndpoints, environmentLabel, realtimeEndpoints} from '@site/data/regions';
import InlineText from '@site/src/components/InlineText';
import Table from '@site/src/components/Table';
import {rowId} from '@site/src/lib/rowId';

const ENDPOINTS = {batch: batchEndpoints, realtime: realtimeEndpoints};
const CAPTIONS = {batch: 'Hosts of the batch API', realtime: 'Hosts of the real-time API'};

/** The hosts of an API, with the environment of each and who may use it; read from data/regions.ts. */
export default function EndpointTable({api}: {api: keyof typeof ENDPOINTS}) {
  return (
    <Table
      caption={CAPTIONS[api]}
      headings={['Host', 'Environment', 'For']}
      rows={ENDPOINTS[api].map(({host, environment, use}) => ({
        id: rowId(host),
        cells: [
          <InlineText key="host">{`\`${host}\``}</InlineText>,
          environment ? environmentLabel(environment) : 'The nearest one',
          use,
        ],
      }))}
    />
  );
}
