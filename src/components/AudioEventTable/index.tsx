import {audioEvents} from '@site/data/audioEvents';
import Table from '@site/src/components/Table';

/** Which sounds are reported where; read from data/audioEvents.ts. */
export default function AudioEventTable() {
  return (
    <Table
      caption="Sounds and where they are reported"
      headings={['Type', 'Batch', 'Real-time', 'Note']}
      rows={audioEvents.map(({type, batchEvents, realtime, note}) => ({
        id: type,
        cells: [
          <code key="type">{type}</code>,
          batchEvents ? 'Events and summary' : 'Summary only',
          realtime ? 'Messages' : 'No',
          note ?? '—',
        ],
      }))}
    />
  );
}
