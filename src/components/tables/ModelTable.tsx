import {translate} from '@docusaurus/Translate';
import {models} from '@site/data/models';
import DataTable from '../DataTable';
import InlineText from '../InlineText';

/** The models with what each is for; read from data/models.ts. */
export default function ModelTable() {
  const standard = translate({message: '(default)'});
  const both = translate({message: 'Batch, real time'});
  const batch = translate({message: 'Batch'});
  return (
    <DataTable
      caption={translate({message: 'Models'})}
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
        {label: translate({message: 'For'}), cell: ({summary}) => summary},
        {label: translate({message: 'Modes'}), cell: ({realtime}) => (realtime ? both : batch)},
        {label: translate({message: 'Language'}), cell: ({languages}) => <InlineText>{languages}</InlineText>},
      ]}
    />
  );
}
