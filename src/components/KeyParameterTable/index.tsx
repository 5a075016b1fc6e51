import {keyParameters} from '@site/data/temporaryKeys';
import Table from '@site/src/components/Table';

/** Parameters of the request for a temporary key; read from data/temporaryKeys.ts. */
export default function KeyParameterTable() {
  return (
    <Table>
      <caption>Parameters of the request for a temporary key</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">In</th>
          <th scope="col">Values</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {keyParameters.map(({in: place, name, type, required, default: standard, deprecated, values, meaning}) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{place}</td>
            <td>
              {values.length > 0 ? values.join(', ') : type}
              <br />
              {required ? 'Required' : deprecated ? 'Deprecated' : `Optional${standard ? `, default ${standard}` : ''}`}
            </td>
            <td>{meaning.replaceAll('`', '')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
