import {translate} from '@docusaurus/Translate';
import {audioEvents} from '@site/data/audioEvents';
import DataTable from '../DataTable';
/** Which sounds are reported where; read from data/audioEvents.ts. */
export default function AudioEventTable() {
  const events = translate({
    id: 'component.AudioEventTable.events',
    message: 'Events and summary',
    description: 'In column Batch',
  });
  const summary = translate({
    id: 'component.AudioEventTable.summary',
    message: 'Summary only',
    description: 'In column Batch',
  });
  const messages = translate({
    id: 'component.AudioEventTable.messages',
    message: 'Messages',
    description: 'In column Real-time',
  });
  const no = translate({id: 'component.AudioEventTable.no', message: 'No', description: 'In column Real-time'});
  return (
    <DataTable
      caption={translate({
        id: 'component.AudioEventTable.caption',
        message: 'Sounds and where they are reported',
        description: 'Caption',
      })}
      rows={audioEvents}
      id={({type}) => type}
      columns={[
        {
          label: translate({id: 'component.AudioEventTable.type', message: 'Type', description: 'Column'}),
          cell: ({type}) => <code>{type}</code>,
        },
        {
          label: translate({id: 'component.AudioEventTable.batch', message: 'Batch', description: 'Column'}),
          cell: ({batchEvents}) => (batchEvents ? events : summary),
        },
        {
          label: translate({id: 'component.AudioEventTable.realtime', message: 'Real-time', description: 'Column'}),
          cell: ({realtime}) => (realtime ? messages : no),
        },
        {
          label: translate({id: 'component.AudioEventTable.note', message: 'Note', description: 'Column'}),
          cell: ({note}) => note ?? '—',
        },
      ]}
    />
  );
}
