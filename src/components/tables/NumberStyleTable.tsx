import {translate} from '@docusaurus/Translate';
import {numberStyles} from '@site/data/entities';
import {findLanguage} from '@site/data/languages';
import DataTable from '../DataTable';

/** How languages write large numbers, money and decimals; read from data/entities.ts. */
export default function NumberStyleTable() {
  return (
    <DataTable
      caption={translate({message: 'Style by language'})}
      rows={numberStyles}
      id={({language}) => `style-${language}`}
      columns={[
        {label: translate({message: 'Language'}), cell: ({language}) => findLanguage(language)?.name ?? language},
        {label: translate({message: 'Thousands'}), cell: ({thousands}) => style(thousands)},
        {label: translate({message: 'Money'}), cell: ({money}) => style(money)},
        {label: translate({message: 'Decimals'}), cell: ({decimal}) => style(decimal)},
      ]}
    />
  );
}

function style({rule, example}: {rule: string; example: string}) {
  return (
    <>
      {rule}: <strong>{example}</strong>
    </>
  );
}
