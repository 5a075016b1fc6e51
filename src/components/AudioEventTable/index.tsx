import {audioEvents} from '@site/data/audioEvents';
import PlainTable from '@site/src/components/PlainTable';

/** Which sounds are reported where; read from data/audioEvents.ts. */
export default function AudioEventTable() {
  return (
    <PlainTable
      caption="Sounds and where they are reported"
      headings={['Type', 'Batch', 'Real-time', 'Note']}
      rows={audioEvents.map(({type, batchEvents, realtime, note}) => ({
        key: type,
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
