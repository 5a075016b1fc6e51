import {numberStyles} from '@site/data/entities';
import {findLanguage} from '@site/data/languages';
import Table from '@site/src/components/Table';

/** How languages write large numbers, money and decimals; read from data/entities.ts. */
export default function NumberStyleTable() {
  return (
    <Table
      caption="Style by language"
      headings={['Language', 'Thousands, above 9999', 'Money', 'Decimals']}
      rows={numberStyles.map(({language, thousands, money, decimal}) => ({
        id: `style-${language}`,
        cells: [findLanguage(language)?.name ?? language, ...[thousands, money, decimal].map(style)],
      }))}
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
