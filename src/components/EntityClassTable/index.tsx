import {entityClasses} from '@site/data/entities';
import Table from '@site/src/components/Table';
import {rowId} from '@site/src/lib/rowId';

/** Every class of entity with an example before and after formatting; read from data/entities.ts. */
export default function EntityClassTable() {
  return (
    <Table
      caption="Classes of entities"
      headings={['Class', 'Rule', 'Spoken', 'Written']}
      rows={entityClasses.map(({id, rule, spoken, written}) => ({
        id: rowId(id),
        cells: [<code key="class">{id}</code>, rule, spoken, <strong key="written">{written}</strong>],
      }))}
    />
  );
}
