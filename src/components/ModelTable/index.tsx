import {models} from '@site/data/models';
import InlineText from '@site/src/components/InlineText';
import PlainTable from '@site/src/components/PlainTable';

/** The models with what each is for; read from data/models.ts. */
export default function ModelTable() {
  return (
    <PlainTable
      caption="Models"
      headings={['model', 'For', 'Modes', 'Language']}
      rows={models.map(({id, isDefault, summary, realtime, languages}) => ({
        key: id,
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
