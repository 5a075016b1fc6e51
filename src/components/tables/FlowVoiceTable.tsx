import {translate} from '@docusaurus/Translate';
import {flowLanguages} from '@site/data/flowLanguages';
import DataTable from '../DataTable';

/** Languages of Flow with their voices, read from data/flowLanguages.ts. */
export default function FlowVoiceTable() {
  const withEnglish = (name: string) => translate({message: '{name} and English'}, {name});
  const voicesOf = (name: string) => translate({message: 'Voices of {name}-speaking agents'}, {name});
  return (
    <DataTable
      caption={translate({message: 'Languages and voices'})}
      rows={flowLanguages}
      id={({code}) => code}
      searchTitle={({name}) => voicesOf(name)}
      columns={[
        {label: translate({message: 'Language'}), cell: ({name, bilingual}) => (bilingual ? withEnglish(name) : name)},
        {label: translate({message: 'Code'}), cell: ({code}) => <code>{code}</code>},
        {
          label: translate({message: 'Voices'}),
          cell: ({voices}) => voices.map((voice) => <div key={voice}>{voice}</div>),
        },
      ]}
    />
  );
}
