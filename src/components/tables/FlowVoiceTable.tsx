import {translate} from '@docusaurus/Translate';
import {flowLanguages} from '@site/data/flowLanguages';
import DataTable from '../DataTable';

/** Languages of Flow with their voices, read from data/flowLanguages.ts. */
export default function FlowVoiceTable() {
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
      caption={translate({
        id: 'component.FlowVoiceTable.languages',
        message: 'Languages and voices',
        description: 'Caption',
      })}
      rows={flowLanguages}
      id={({code}) => code}
      searchTitle={({name}) => voicesOf(name)}
      columns={[
        {
          label: translate({id: 'component.FlowVoiceTable.language', message: 'Language', description: 'Column'}),
          cell: ({name, bilingual}) => (bilingual ? withEnglish(name) : name),
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
