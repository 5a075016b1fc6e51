import {models} from '@site/data/models';
import InlineText from '@site/src/components/InlineText';
import Table from '@site/src/components/Table';

/** The models with what each is for; read from data/models.ts. */
export default function ModelTable() {
  return (
    <Table
      caption="Models"
      headings={['model', 'For', 'Modes', 'Language']}
      rows={models.map(({id, isDefault, summary, realtime, languages}) => ({
        id,
        cells: [
          <span key="id">
            <code>{id}</code>
            {isDefault && ' (default)'}
          </span>,
          summary,
          realtime ? 'Batch, real time' : 'Batch',
          <InlineText key="languages">{languages}</InlineText>,
        ],
      }))}
    />
  );
}
