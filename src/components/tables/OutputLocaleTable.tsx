import {translate} from '@docusaurus/Translate';
import {findLanguage} from '@site/data/languages';
import {outputLocales} from '@site/data/outputLocales';
import DataTable from '../DataTable';

/** Every output locale with its language; read from data/outputLocales.ts. */
export default function OutputLocaleTable() {
  const standard = (name: string) => translate({message: '{name}, the default'}, {name});
  return (
    <DataTable
      caption={translate({message: 'Output locales'})}
      rows={outputLocales}
      id={({code}) => code}
      columns={[
        {label: translate({message: 'Locale'}), cell: ({code}) => <code>{code}</code>},
        {label: translate({message: 'Language'}), cell: ({language}) => findLanguage(language)?.name ?? language},
        {
          label: translate({message: 'The transcript is in'}),
          cell: ({name, isDefault}) => (isDefault ? standard(name) : name),
        },
      ]}
    />
  );
}
