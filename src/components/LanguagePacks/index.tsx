import {languages} from '@site/data/languages';
import Table from '@site/src/components/Table';

/** The packs for recordings in which people switch between languages; read from data/languages.ts. */
export default function LanguagePacks() {
  return (
    <Table
      caption="Language packs for several languages"
      headings={['Pack', 'transcription_config']}
      rows={languages
        .filter(({kind}) => kind === 'pack')
        .map(({name, config}) => {
          const pack = name.replace(' bilingual', '').replace('&', 'and');
          return {
            id: pack
              .toLowerCase()
              .replace(/[^a-z ]/g, '')
              .replaceAll(' ', '-'),
            cells: [pack, <code key="config">{spaced(config)}</code>],
          };
        })}
    />
  );
}

/** JSON on one line that can break between members. The formatter of src/lib is part of the explorer's script. */
const spaced = (config: object) => JSON.stringify(config).replaceAll('":', '": ').replaceAll(',"', ', "');
