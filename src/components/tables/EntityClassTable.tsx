import {translate} from '@docusaurus/Translate';
import {entityClasses} from '@site/data/entities';
import {rowId} from '@site/src/lib/rowId';
import DataTable from '../DataTable';

/** Every class of entity with an example before and after formatting; read from data/entities.ts. */
export default function EntityClassTable() {
  return (
    <DataTable
      caption={translate({message: 'Classes of entities'})}
      rows={entityClasses}
      id={({id}) => rowId(id)}
      columns={[
        {label: translate({message: 'Class'}), cell: ({id}) => <code>{id}</code>},
        {label: translate({message: 'Rule'}), cell: ({rule}) => rule},
        {label: translate({message: 'Spoken'}), cell: ({spoken}) => spoken},
        {label: translate({message: 'Written'}), cell: ({written}) => <strong>{written}</strong>},
      ]}
    />
  );
}
