import {translate} from '@docusaurus/Translate';
import {entityClasses} from '@site/data/entities';
import {rowId} from '@site/src/lib/rowId';
import DataTable from '../DataTable';
/** Every class of entity with an example before and after formatting; read from data/entities.ts. */
export default function EntityClassTable() {
  return (
    <DataTable
      caption={translate({
        id: 'component.EntityClassTable.caption',
        message: 'Classes of entities',
        description: 'Caption',
      })}
      rows={entityClasses}
      id={({id}) => rowId(id)}
      columns={[
        {
          label: translate({id: 'component.EntityClassTable.class', message: 'Class', description: 'Column'}),
          cell: ({id}) => <code>{id}</code>,
        },
        {
          label: translate({id: 'component.EntityClassTable.rule', message: 'Rule', description: 'Column'}),
          cell: ({rule}) => rule,
        },
        {
          label: translate({id: 'component.EntityClassTable.spoken', message: 'Spoken', description: 'Column'}),
          cell: ({spoken}) => spoken,
        },
        {
          label: translate({id: 'component.EntityClassTable.written', message: 'Written', description: 'Column'}),
          cell: ({written}) => <strong>{written}</strong>,
        },
      ]}
    />
  );
}
