import {translate} from '@docusaurus/Translate';
import {keyParameters} from '@site/data/temporaryKeys';
import DataTable from '../DataTable';

type KeyParameter = (typeof keyParameters)[number];

/** Parameters of the request for a temporary key; read from data/temporaryKeys.ts. */
export default function KeyParameterTable() {
  return (
    <DataTable
      caption={translate({
        id: 'component.KeyParameterTable.caption',
        message: 'Parameters of the request for a temporary key',
        description: 'Caption',
      })}
      rows={keyParameters}
      id={({name}) => name}
      columns={[
        {
          label: translate({id: 'component.KeyParameterTable.name', message: 'Name', description: 'Column'}),
          cell: ({name}) => <code>{name}</code>,
        },
        {
          label: translate({id: 'component.KeyParameterTable.in', message: 'In', description: 'Column'}),
          cell: (row) => row.in,
        },
        {
          label: translate({id: 'component.KeyParameterTable.values', message: 'Values', description: 'Column'}),
          cell: (row) => (
            <>
              {row.values.length > 0 ? row.values.join(', ') : row.type}
              <br />
              {demand(row)}
            </>
          ),
        },
        {
          label: translate({id: 'component.KeyParameterTable.meaning', message: 'Meaning', description: 'Column'}),
          cell: ({meaning}) => meaning.replaceAll('`', ''),
        },
      ]}
    />
  );
}

function demand({required, deprecated, default: standard}: KeyParameter): string {
  if (required)
    return translate({
      id: 'component.KeyParameterTable.required',
      message: 'Required',
      description: 'In column Values',
    });
  if (deprecated)
    return translate({
      id: 'component.KeyParameterTable.deprecated',
      message: 'Deprecated',
      description: 'In column Values',
    });
  return standard
    ? translate(
        {
          id: 'component.KeyParameterTable.default',
          message: 'Optional, default {standard}',
          description: 'In column Values',
        },
        {standard},
      )
    : translate({id: 'component.KeyParameterTable.optional', message: 'Optional', description: 'In column Values'});
}
