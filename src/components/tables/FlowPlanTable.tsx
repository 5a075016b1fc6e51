import {translate} from '@docusaurus/Translate';
import {plans} from '@site/data/plans';
import DataTable from '../DataTable';
/** How much each account may talk to agents; read from data/plans.ts. */
export default function FlowPlanTable() {
  return (
    <DataTable
      caption={translate({
        id: 'component.FlowPlanTable.caption',
        message: 'Use of Flow by account',
        description: 'Caption',
      })}
      rows={plans}
      id={({id}) => `plan-${id}`}
      columns={[
        {
          label: translate({id: 'component.FlowPlanTable.account', message: 'Account', description: 'Column'}),
          cell: ({name}) => name,
        },
        {
          label: translate({id: 'component.FlowPlanTable.time', message: 'Conversation time', description: 'Column'}),
          cell: ({flowHours}) => flowHours.text,
        },
        {
          label: translate({
            id: 'component.FlowPlanTable.conversations',
            message: 'Conversations',
            description: 'Column',
          }),
          cell: ({flowSessions}) => flowSessions.text,
        },
      ]}
    />
  );
}
