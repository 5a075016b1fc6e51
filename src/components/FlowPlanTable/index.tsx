import {plans} from '@site/data/plans';
import Table from '@site/src/components/Table';

/** How much each account may talk to agents; read from data/plans.ts. */
export default function FlowPlanTable() {
  return (
    <Table>
      <caption>Use of Flow by account</caption>
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col">Conversation time</th>
          <th scope="col">Conversations</th>
        </tr>
      </thead>
      <tbody>
        {plans.map(({id, name, flowHours, flowSessions}) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{flowHours.text}</td>
            <td>{flowSessions.text}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
