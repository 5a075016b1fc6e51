import {translate} from '@docusaurus/Translate';
import {keyParameters} from '@site/data/temporaryKeys';
import DataTable from '../DataTable';
import InlineText from '../InlineText';

type KeyParameter = (typeof keyParameters)[number];

/** Parameters of the request for a temporary key; read from data/temporaryKeys.ts. */
export default function KeyParameterTable() {
  return (
    <DataTable
      caption={translate({message: 'Parameters of the request for a temporary key'})}
      rows={keyParameters}
      id={({name}) => name}
      columns={[
        {label: translate({message: 'Name'}), cell: ({name}) => <code>{name}</code>},
        {label: translate({message: 'In'}), cell: (row) => row.in},
        {
          label: translate({message: 'Values'}),
          cell: ({values, type}) =>
            values.length > 0 ? <InlineText>{`\`${values.join('`, `')}\``}</InlineText> : type,
        },
        {label: translate({message: 'Needed'}), cell: demand},
        {label: translate({message: 'Meaning'}), cell: ({meaning}) => <InlineText>{meaning}</InlineText>},
      ]}
    />
  );
}

function demand({required, deprecated, default: standard}: KeyParameter): string {
  if (required) return translate({message: 'Required'});
  if (deprecated) return translate({message: 'Deprecated'});
  return standard ? translate({message: 'Optional, default {standard}'}, {standard}) : translate({message: 'Optional'});
}
