import {flowBilingualPacks, flowLanguages} from '@site/data/flowLanguages';
import Table from '@site/src/components/Table';

type Props = {
  /** Only the packs that speak English as well. */
  bilingual?: boolean;
};

/** Languages of Flow with their voices, read from data/flowLanguages.ts. */
export default function FlowVoiceTable({bilingual = false}: Props) {
  const rows = bilingual ? flowBilingualPacks() : flowLanguages;
  return (
    <Table
      caption={bilingual ? 'Bilingual packs' : 'Languages and voices'}
      headings={[bilingual ? 'Pack' : 'Language', 'Code', 'Voices']}
      rows={rows.map(({code, name, voices}) => ({
        id: bilingual ? `pack-${code}` : code,
        cells: [
          bilingual ? `${name} and English` : name,
          <code key="code">{code}</code>,
          voices.map((voice) => <div key={voice}>{voice}</div>),
        ],
      }))}
    />
  );
}
