import {batchEndpoints, environmentLabel, realtimeEndpoints} from '@site/data/regions';
import InlineText from '@site/src/components/InlineText';
import Table from '@site/src/components/Table';

const ENDPOINTS = {batch: batchEndpoints, realtime: realtimeEndpoints};
const CAPTIONS = {batch: 'Hosts of the batch API', realtime: 'Hosts of the real-time API'};

/** The hosts of an API, with the environment of each and who may use it; read from data/regions.ts. */
export default function EndpointTable({api}: {api: keyof typeof ENDPOINTS}) {
  return (
    <Table>
      <caption>{CAPTIONS[api]}</caption>
      <thead>
        <tr>
          <th scope="col">Host</th>
          <th scope="col">Environment</th>
          <th scope="col">For</th>
        </tr>
      </thead>
      <tbody>
        {ENDPOINTS[api].map(({host, environment, use}) => (
          <tr key={host}>
            <td>
              <InlineText>{`\`${host}\``}</InlineText>
            </td>
            <td>{environment ? environmentLabel(environment) : 'The nearest one'}</td>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
