import {translate} from '@docusaurus/Translate';
import {models} from '@site/data/models';
import DataTable from '../DataTable';
import InlineText from '../InlineText';
/** The models with what each is for; read from data/models.ts. */
export default function ModelTable() {
  const standard = translate({
    id: 'component.ModelTable.default',
    message: '(default)',
    description: 'After the name of a model',
  });
  const both = translate({
    id: 'component.ModelTable.both',
    message: 'Batch, real time',
    description: 'In column Modes',
  });
  const batch = translate({id: 'component.ModelTable.batch', message: 'Batch', description: 'In column Modes'});
  return (
    <DataTable
      caption={translate({id: 'component.ModelTable.caption', message: 'Models', description: 'Caption'})}
      rows={models}
      id={({id}) => id}
      columns={[
        {
          label: 'model',
          cell: ({id, isDefault}) => (
            <span>
              <code>{id}</code>
              {isDefault && ` ${standard}`}
            </span>
          ),
        },
        {
          label: translate({id: 'component.ModelTable.for', message: 'For', description: 'Column'}),
          cell: ({summary}) => summary,
        },
        {
          label: translate({id: 'component.ModelTable.modes', message: 'Modes', description: 'Column'}),
          cell: ({realtime}) => (realtime ? both : batch),
        },
        {
          label: translate({id: 'component.ModelTable.language', message: 'Language', description: 'Column'}),
          cell: ({languages}) => <InlineText>{languages}</InlineText>,
        },
      ]}
    />
  );
}
