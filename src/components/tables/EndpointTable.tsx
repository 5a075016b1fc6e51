import {translate} from '@docusaurus/Translate';
import {batchEndpoints, environmentLabel, realtimeEndpoints} from '@site/data/regions';
import {rowId} from '@site/src/lib/rowId';
import DataTable from '../DataTable';

const ENDPOINTS = {batch: batchEndpoints, realtime: realtimeEndpoints};
const CAPTIONS = {
  batch: translate({id: 'component.EndpointTable.batch', message: 'Hosts of the batch API', description: 'Caption'}),
  realtime: translate({
    id: 'component.EndpointTable.realtime',
    message: 'Hosts of the real-time API',
    description: 'Caption',
  }),
};

/** The hosts of an API, with the environment of each and who may use it; read from data/regions.ts. */
export default function EndpointTable({api}: {api: keyof typeof ENDPOINTS}) {
  const nearest = translate({
    id: 'component.EndpointTable.nearest',
    message: 'The nearest one',
    description: 'In column Environment',
  });
  return (
    <DataTable
      caption={CAPTIONS[api]}
      rows={ENDPOINTS[api]}
      id={({host}) => rowId(host)}
      columns={[
        {
          label: translate({id: 'component.EndpointTable.host', message: 'Host', description: 'Column'}),
          // Never broken: a host is read, and copied, in one piece.
          cell: ({host}) => <code className="whole">{host}</code>,
        },
        {
          label: translate({id: 'component.EndpointTable.environment', message: 'Environment', description: 'Column'}),
          cell: ({environment}) => (environment ? environmentLabel(environment) : nearest),
        },
        {
          label: translate({id: 'component.EndpointTable.for', message: 'For', description: 'Column'}),
          cell: ({use}) => use,
        },
      ]}
    />
  );
}
