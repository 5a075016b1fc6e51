import {translate} from '@docusaurus/Translate';
import {batchEndpoints, environmentLabel, realtimeEndpoints} from '@site/data/regions';
import {rowId} from '@site/src/lib/rowId';
import DataTable from '../DataTable';

const ENDPOINTS = {batch: batchEndpoints, realtime: realtimeEndpoints};
const CAPTIONS = {
  batch: translate({message: 'Hosts of the batch API'}),
  realtime: translate({message: 'Hosts of the real-time API'}),
};

/** The hosts of an API, with the environment of each and who may use it; read from data/regions.ts. */
export default function EndpointTable({api}: {api: keyof typeof ENDPOINTS}) {
  const nearest = translate({message: 'The nearest one'});
  return (
    <DataTable
      caption={CAPTIONS[api]}
      rows={ENDPOINTS[api]}
      id={({host}) => rowId(host)}
      columns={[
        {
          label: translate({message: 'Host'}),
          // Never broken: a host is read, and copied, in one piece.
          cell: ({host}) => <code className="whole">{host}</code>,
        },
        {
          label: translate({message: 'Environment'}),
          cell: ({environment}) => (environment ? environmentLabel(environment) : nearest),
        },
        {label: translate({message: 'For'}), cell: ({use}) => use},
      ]}
    />
  );
}
