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
    <Table>
      <caption>{bilingual ? 'Bilingual packs' : 'Languages and voices'}</caption>
      <thead>
        <tr>
          <th scope="col">{bilingual ? 'Pack' : 'Language'}</th>
          <th scope="col">Code</th>
          <th scope="col">Voices</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({code, name, voices}) => (
          <tr key={code}>
            <th scope="row">{bilingual ? `${name} and English` : name}</th>
            <td>
              <code>{code}</code>
            </td>
            <td>
              {voices.map((voice) => (
                <div key={voice}>{voice}</div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
