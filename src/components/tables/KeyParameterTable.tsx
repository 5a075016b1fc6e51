import {translate} from '@docusaurus/Translate';
import {keyParameters} from '@site/data/temporaryKeys';
import DataTable from '../DataTable';
import InlineText from '../InlineText';

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
          cell: ({values, type}) =>
            values.length > 0 ? <InlineText>{`\`${values.join('`, `')}\``}</InlineText> : type,
        },
        {
          label: translate({id: 'component.KeyParameterTable.needed', message: 'Needed', description: 'Column'}),
          cell: demand,
        },
        {
          label: translate({id: 'component.KeyParameterTable.meaning', message: 'Meaning', description: 'Column'}),
          cell: ({meaning}) => <InlineText>{meaning}</InlineText>,
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
      description: 'In column Needed',
    });
  if (deprecated)
    return translate({
      id: 'component.KeyParameterTable.deprecated',
      message: 'Deprecated',
      description: 'In column Needed',
    });
  return standard
    ? translate(
        {
          id: 'component.KeyParameterTable.default',
          message: 'Optional, default {standard}',
          description: 'In column Needed',
        },
        {standard},
      )
    : translate({id: 'component.KeyParameterTable.optional', message: 'Optional', description: 'In column Needed'});
}
