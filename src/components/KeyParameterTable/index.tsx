import {keyParameters} from '@site/data/temporaryKeys';
import Table from '@site/src/components/Table';

/** Parameters of the request for a temporary key; read from data/temporaryKeys.ts. */
export default function KeyParameterTable() {
  return (
    <Table
      caption="Parameters of the request for a temporary key"
      headings={['Name', 'In', 'Values', 'Meaning']}
      rows={keyParameters.map(({in: place, name, type, required, default: standard, deprecated, values, meaning}) => ({
        id: name,
        cells: [
          <code key="name">{name}</code>,
          place,
          <>
            {values.length > 0 ? values.join(', ') : type}
            <br />
            {required ? 'Required' : deprecated ? 'Deprecated' : `Optional${standard ? `, default ${standard}` : ''}`}
          </>,
          meaning.replaceAll('`', ''),
        ],
      }))}
    />
  );
}
