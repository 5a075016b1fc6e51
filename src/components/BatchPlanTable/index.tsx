import {plans} from '@site/data/plans';
import PlainTable from '@site/src/components/PlainTable';

/** Hours of audio that each kind of account may process in batch; read from data/plans.ts. */
export default function BatchPlanTable() {
  return (
    <PlainTable
      caption="Hours of audio per month"
      headings={['Account', 'Standard', 'Enhanced']}
      rows={plans.map(({id, name, batchStandardHours, batchEnhancedHours}) => ({
        key: id,
        cells: [name, batchStandardHours.text, batchEnhancedHours.text],
      }))}
    />
  );
}
