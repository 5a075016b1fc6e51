import {translate} from '@docusaurus/Translate';
import {languages} from '@site/data/languages';
import {rowId} from '@site/src/lib/rowId';
import DataTable from '../DataTable';

const packs = languages
  .filter(({kind}) => kind === 'pack')
  .map(({name, config}) => ({name: name.replace(' bilingual', '').replace('&', 'and'), config}));

/** The packs for recordings in which people switch between languages; read from data/languages.ts. */
export default function LanguagePacks() {
  return (
    <DataTable
      caption={translate({message: 'Language packs for several languages'})}
      rows={packs}
      id={({name}) => rowId(name)}
      columns={[
        {label: translate({message: 'Pack'}), cell: ({name}) => name},
        {label: 'transcription_config', cell: ({config}) => <code>{spaced(config)}</code>},
      ]}
    />
  );
}

/** JSON on one line that can break between members. The formatter of src/lib is part of the explorer's script. */
const spaced = (config: object) => JSON.stringify(config).replaceAll('":', '": ').replaceAll(',"', ', "');
