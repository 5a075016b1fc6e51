import {entityClasses} from '@site/data/entities';
import PlainTable from '@site/src/components/PlainTable';

/** Every class of entity with an example before and after formatting; read from data/entities.ts. */
export default function EntityClassTable() {
  return (
    <PlainTable
      caption="Classes of entities"
      headings={['Class', 'Rule', 'Spoken', 'Written']}
      rows={entityClasses.map(({id, rule, spoken, written}) => ({
        key: id,
        cells: [<code key="class">{id}</code>, rule, spoken, <strong key="written">{written}</strong>],
      }))}
    />
  );
}
