import {operatingPoints} from '@site/data/operatingPoints';
import PlainTable from '@site/src/components/PlainTable';

/** The accuracy tiers with what each is for; read from data/operatingPoints.ts. */
export default function OperatingPointTable() {
  return (
    <PlainTable
      caption="Operating points"
      headings={['operating_point', 'In short', 'Batch', 'Real-time']}
      rows={operatingPoints.map(({id, isDefault, summary, batch, realtime}) => ({
        key: id,
        cells: [
          <span key="id">
            <code>{id}</code>
            {isDefault && ' (default)'}
          </span>,
          summary,
          batch,
          realtime,
        ],
      }))}
    />
  );
}
