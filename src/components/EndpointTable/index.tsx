import {batchEndpoints, environmentLabel, realtimeEndpoints} from '@site/data/regions';
import InlineText from '@site/src/components/InlineText';
import Table from '@site/src/components/Table';

const ENDPOINTS = {batch: batchEndpoints, realtime: realtimeEndpoints};
const CAPTIONS = {batch: 'Hosts of the batch API', realtime: 'Hosts of the real-time API'};

/** Where an API answers, by customer type and region; read from data/regions.ts. */
export default function EndpointTable({api}: {api: keyof typeof ENDPOINTS}) {
  return (
    <Table>
      <caption>{CAPTIONS[api]}</caption>
      <thead>
        <tr>
          <th scope="col">Customer</th>
          <th scope="col">Environment</th>
          <th scope="col">Hosts</th>
        </tr>
      </thead>
      <tbody>
        {ENDPOINTS[api].map(({customer, environment, hosts}) => (
          <tr key={hosts.join()}>
            <td>{customer}</td>
            <td>{environment ? environmentLabel(environment) : 'Chosen for you'}</td>
            <td>
              {hosts.map((host) => (
                <div key={host}>
                  <InlineText>{`\`${host}\``}</InlineText>
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
