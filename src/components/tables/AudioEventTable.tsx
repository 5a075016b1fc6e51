import {translate} from '@docusaurus/Translate';
import {audioEvents} from '@site/data/audioEvents';
import DataTable from '../DataTable';

/** Which sounds are reported where; read from data/audioEvents.ts. */
export default function AudioEventTable() {
  const events = translate({message: 'Events and summary'});
  const summary = translate({message: 'Summary only'});
  const messages = translate({message: 'Messages'});
  const no = translate({message: 'No'});
  return (
    <DataTable
      caption={translate({message: 'Sounds and where they are reported'})}
      rows={audioEvents}
      id={({type}) => type}
      columns={[
        {label: translate({message: 'Type'}), cell: ({type}) => <code>{type}</code>},
        {label: translate({message: 'Batch'}), cell: ({batchEvents}) => (batchEvents ? events : summary)},
        {label: translate({message: 'Real-time'}), cell: ({realtime}) => (realtime ? messages : no)},
        {label: translate({message: 'Note'}), cell: ({note}) => note ?? '—'},
      ]}
    />
  );
}
