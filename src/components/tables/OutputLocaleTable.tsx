import {translate} from '@docusaurus/Translate';
import {findLanguage} from '@site/data/languages';
import {outputLocales} from '@site/data/outputLocales';
import DataTable from '../DataTable';
/** Every output locale with its language; read from data/outputLocales.ts. */
export default function OutputLocaleTable() {
  const standard = (name: string) =>
    translate(
      {id: 'component.OutputLocaleTable.default', message: '{name}, the default', description: 'In the last column'},
      {name},
    );
  return (
    <DataTable
      caption={translate({
        id: 'component.OutputLocaleTable.caption',
        message: 'Output locales',
        description: 'Caption',
      })}
      rows={outputLocales}
      id={({code}) => code}
      columns={[
        {
          label: translate({id: 'component.OutputLocaleTable.locale', message: 'Locale', description: 'Column'}),
          cell: ({code}) => <code>{code}</code>,
        },
        {
          label: translate({id: 'component.OutputLocaleTable.language', message: 'Language', description: 'Column'}),
          cell: ({language}) => findLanguage(language)?.name ?? language,
        },
        {
          label: translate({
            id: 'component.OutputLocaleTable.name',
            message: 'The transcript is in',
            description: 'Column',
          }),
          cell: ({name, isDefault}) => (isDefault ? standard(name) : name),
        },
      ]}
    />
  );
}
