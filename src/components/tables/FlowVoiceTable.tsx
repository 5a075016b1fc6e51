import {translate} from '@docusaurus/Translate';
import {flowBilingualPacks, flowLanguages} from '@site/data/flowLanguages';
import DataTable from '../DataTable';

type Props = {
  /** Only the packs that speak English as well. */
  bilingual?: boolean;
};

/** Languages of Flow with their voices, read from data/flowLanguages.ts. */
export default function FlowVoiceTable({bilingual = false}: Props) {
  const withEnglish = (name: string) =>
    translate(
      {id: 'component.FlowVoiceTable.withEnglish', message: '{name} and English', description: 'A bilingual pack'},
      {name},
    );
  const voicesOf = (name: string) =>
    translate(
      {
        id: 'component.FlowVoiceTable.voicesOf',
        message: 'Voices of {name}-speaking agents',
        description: 'Search: the voices of a language',
      },
      {name},
    );
  return (
    <DataTable
      caption={
        bilingual
          ? translate({id: 'component.FlowVoiceTable.packs', message: 'Bilingual packs', description: 'Caption'})
          : translate({
              id: 'component.FlowVoiceTable.languages',
              message: 'Languages and voices',
              description: 'Caption',
            })
      }
      rows={bilingual ? flowBilingualPacks() : flowLanguages}
      id={({code}) => (bilingual ? `pack-${code}` : code)}
      searchTitle={bilingual ? undefined : ({name}) => voicesOf(name)}
      columns={[
        {
          label: bilingual
            ? translate({id: 'component.FlowVoiceTable.pack', message: 'Pack', description: 'Column'})
            : translate({id: 'component.FlowVoiceTable.language', message: 'Language', description: 'Column'}),
          cell: ({name}) => (bilingual ? withEnglish(name) : name),
        },
        {
          label: translate({id: 'component.FlowVoiceTable.code', message: 'Code', description: 'Column'}),
          cell: ({code}) => <code>{code}</code>,
        },
        {
          label: translate({id: 'component.FlowVoiceTable.voices', message: 'Voices', description: 'Column'}),
          cell: ({voices}) => voices.map((voice) => <div key={voice}>{voice}</div>),
        },
      ]}
    />
  );
}
