import {translate} from '@docusaurus/Translate';
import {numberStyles} from '@site/data/entities';
import {findLanguage} from '@site/data/languages';
import DataTable from '../DataTable';
/** How languages write large numbers, money and decimals; read from data/entities.ts. */
export default function NumberStyleTable() {
  return (
    <DataTable
      caption={translate({
        id: 'component.NumberStyleTable.caption',
        message: 'Style by language',
        description: 'Caption',
      })}
      rows={numberStyles}
      id={({language}) => `style-${language}`}
      columns={[
        {
          label: translate({id: 'component.NumberStyleTable.language', message: 'Language', description: 'Column'}),
          cell: ({language}) => findLanguage(language)?.name ?? language,
        },
        {
          label: translate({
            id: 'component.NumberStyleTable.thousands',
            message: 'Thousands',
            description: 'Column',
          }),
          cell: ({thousands}) => style(thousands),
        },
        {
          label: translate({id: 'component.NumberStyleTable.money', message: 'Money', description: 'Column'}),
          cell: ({money}) => style(money),
        },
        {
          label: translate({id: 'component.NumberStyleTable.decimals', message: 'Decimals', description: 'Column'}),
          cell: ({decimal}) => style(decimal),
        },
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
