import {plans} from '@site/data/plans';
import Table from '@site/src/components/Table';

/** How much each account may talk to agents; read from data/plans.ts. */
export default function FlowPlanTable() {
  return (
    <Table
      caption="Use of Flow by account"
      headings={['Account', 'Conversation time', 'Conversations']}
      rows={plans.map(({id, name, flowHours, flowSessions}) => ({
        id: `plan-${id}`,
        cells: [name, flowHours.text, flowSessions.text],
      }))}
    />
  );
}
