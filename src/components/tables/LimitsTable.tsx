import {translate} from '@docusaurus/Translate';
import {limitErrorText} from '@site/src/lib/limitErrorText';
import DataTable, {type Column} from '../DataTable';
import InlineText from '../InlineText';
import {type LimitArea, type LimitRow, limitRows, shownValue} from './limitRows';
import styles from './limits.module.css';

type Props = {
  /** Top-level group of data/limits.ts. */
  area: LimitArea;
  /** Names in that group, separated by commas; a group's name brings all of it. Everything without it. */
  only?: string;
  /** Where the heading above does not say it. */
  caption?: string;
};

/** Limits with their value and what happens at them; read from data/limits.ts. */
export default function LimitsTable({area, only, caption}: Props) {
  const rows = limitRows(area, only);
  const hasErrors = rows.some(({limit}) => limit.error);
  return (
    <DataTable
      className={styles.limits}
      isPlain
      caption={caption}
      rows={rows}
      id={({path}) => path}
      searchTitle={({limit}) => limit.label}
      columns={hasErrors ? [...columns, errorColumn] : columns}
    />
  );
}

const columns: Column<LimitRow>[] = [
  {label: translate({message: 'Limit'}), cell: ({limit}) => limit.label},
  {label: translate({message: 'Value'}), cell: ({limit}) => <InlineText>{shownValue(limit)}</InlineText>},
  {label: translate({message: 'When passed'}), cell: ({limit}) => <InlineText>{limit.whatHappens}</InlineText>},
];

const errorColumn: Column<LimitRow> = {
  label: translate({message: 'Error'}),
  cell: ({limit: {error}}) =>
    error ? <InlineText>{limitErrorText(error)}</InlineText> : <span className={styles.none}>—</span>,
};
