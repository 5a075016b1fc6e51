import {findLanguage} from '@site/data/languages';
import {outputLocales} from '@site/data/outputLocales';
import PlainTable from '@site/src/components/PlainTable';

/** Every output locale with its language; read from data/outputLocales.ts. */
export default function OutputLocaleTable() {
  return (
    <PlainTable
      caption="Output locales"
      headings={['Locale', 'Language', 'The transcript is in']}
      rows={outputLocales.map(({code, language, name, isDefault}) => ({
        key: code,
        cells: [
          <code key="code">{code}</code>,
          findLanguage(language)?.name ?? language,
          isDefault ? `${name}, the default` : name,
        ],
      }))}
    />
  );
}
