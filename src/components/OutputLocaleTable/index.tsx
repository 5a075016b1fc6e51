import {findLanguage} from '@site/data/languages';
import {outputLocales} from '@site/data/outputLocales';
import Table from '@site/src/components/Table';

/** Every output locale with its language; read from data/outputLocales.ts. */
export default function OutputLocaleTable() {
  return (
    <Table
      caption="Output locales"
      headings={['Locale', 'Language', 'The transcript is in']}
      rows={outputLocales.map(({code, language, name, isDefault}) => ({
        id: code,
        cells: [
          <code key="code">{code}</code>,
          findLanguage(language)?.name ?? language,
          isDefault ? `${name}, the default` : name,
        ],
      }))}
    />
  );
}
