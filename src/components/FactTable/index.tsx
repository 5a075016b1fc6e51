import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import EmptyWaveform from '@site/src/shared/EmptyWaveform';
import LiveText from '@site/src/shared/LiveText';
import {useAddressState} from '@site/src/shared/useAddressState';
import {useId} from 'react';
import styles from './styles.module.css';
import {
  type Column,
  MAX_QUERY_CHARS,
  readView,
  selectRows,
  sortBy,
  type TableDefinition,
  type TableView,
  WHOLE_TABLE,
  writeView,
} from './view';

export type {TableDefinition};

/** A column of yes and no; yes comes first when it orders the rows. */
export function ticks<Row>(
  id: string,
  label: string,
  isOn: (row: Row) => boolean,
  no?: Column<Row>['cell'],
): Column<Row> {
  return {
    id,
    label,
    text: (row) => (isOn(row) ? 'a' : 'b'),
    cell: (row) => (no && !isOn(row) ? no(row) : <Tick isOn={isOn(row)} />),
  };
}

/**
 * A table of facts that readers narrow and order, in the markup that src/content/tables.ts gives to tables of Markdown. Whole in
 * the HTML; with script, search, filters and sorting work, and the address contains the view.
 */
export default function FactTable<Row>({facts}: {facts: TableDefinition<Row>}) {
  const {
    state: view,
    change,
    isReady,
  } = useAddressState(WHOLE_TABLE, {
    read: (search) => readView(search, facts),
    write: (state, search) => writeView(state, search, facts.prefix),
  });
  const rows = selectRows(view, facts);
  return (
    <div>
      <Controls {...{facts, view, change, isReady, rows}} />
      <table className={styles.table}>
        <thead>
          <tr>
            {facts.columns.map(({id, label}) => (
              <HeadCell key={id} {...{id, label, view, change, isReady}} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={facts.keyOf(row)} row={row} facts={facts} />
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={facts.columns.length}>
                <Nothing facts={facts} view={view} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <p className={styles.downloads}>
        {translate({message: 'All {noun} as a file:'}, {noun: facts.noun})}{' '}
        <a href={useBaseUrl(facts.downloads.csv)} download>
          CSV
        </a>
        {', '}
        <a href={useBaseUrl(facts.downloads.json)} download>
          JSON
        </a>
      </p>
    </div>
  );
}

type ControlProps = {view: TableView; change: (view: TableView) => void; isReady: boolean};

function Controls<Row>({
  facts,
  view,
  change,
  isReady,
  rows,
}: ControlProps & {facts: TableDefinition<Row>; rows: readonly Row[]}) {
  const id = useId();
  const isWhole = view.query === '' && view.filters.length === 0 && view.sort === null;
  const counts = (facts.kinds ?? [{noun: facts.noun, matches: () => true}]).map(({noun, matches}) => {
    const total = facts.rows.filter(matches).length;
    if (rows.length === facts.rows.length) return `${total} ${noun}`;
    return translate({message: '{shown} of {total} {noun}'}, {shown: rows.filter(matches).length, total, noun});
  });
  const toggle = (filter: string) => {
    const others = view.filters.filter((one) => one !== filter);
    change({...view, filters: others.length < view.filters.length ? others : [...others, filter]});
  };
  return (
    // Forms ask to be submitted; a group of controls that act at once does not.
    <div className={styles.controls} data-markdown="no">
      <label className={styles.search} htmlFor={id}>
        {facts.searchLabel}
        <input
          id={id}
          type="search"
          value={view.query}
          maxLength={MAX_QUERY_CHARS}
          disabled={!isReady}
          autoComplete="off"
          onChange={(event) => change({...view, query: event.target.value})}
        />
      </label>
      <div className={styles.state}>
        <p role="status">
          <LiveText>{counts.join(', ')}</LiveText>
        </p>
      </div>
      <fieldset className={styles.filters} disabled={!isReady}>
        <legend>{facts.filterLegend}</legend>
        {facts.filters.map((filter) => (
          <label key={filter.id} className={styles.filter}>
            <input type="checkbox" checked={view.filters.includes(filter.id)} onChange={() => toggle(filter.id)} />
            {filter.label}
          </label>
        ))}
        {!isWhole && (
          <button type="button" className="button button--secondary button--sm" onClick={() => change(WHOLE_TABLE)}>
            {translate({message: 'Show all'})}
          </button>
        )}
      </fieldset>
    </div>
  );
}

function HeadCell({id, label, view, change, isReady}: ControlProps & {id: string; label: string}) {
  const isSorted = view.sort === id;
  const direction = view.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button type="button" className={styles.sort} disabled={!isReady} onClick={() => change(sortBy(view, id))}>
        {label}
        {isSorted && <span aria-hidden="true">{view.descending ? '▼' : '▲'}</span>}
      </button>
    </th>
  );
}

/** Each row has an address, and each cell knows its column, because a row is a block of its own on a phone. */
function TableRow<Row>({row, facts}: {row: Row; facts: TableDefinition<Row>}) {
  const [name, ...others] = facts.columns;
  const id = facts.keyOf(row);
  const more = facts.detail?.(row);
  const label = translate({message: 'Link to this row'});
  return (
    <>
      <tr id={id} data-search-title={facts.searchTitle?.(row)}>
        <th scope="row">
          {name?.cell(row)}
          {/* biome-ignore lint/a11y/useAnchorContent: the number sign comes from the theme's styles, the name from the label */}
          <a className="hash-link" href={`#${id}`} aria-label={label} />
        </th>
        {others.map((column) => (
          <td key={column.id} data-label={column.label}>
            {column.cell(row)}
          </td>
        ))}
      </tr>
      {more && (
        <tr className="table-detail">
          <td colSpan={facts.columns.length}>{more}</td>
        </tr>
      )}
    </>
  );
}

/** Names what nothing matches, so that a reader sees which word or filter to give up. */
function Nothing<Row>({facts, view}: {facts: TableDefinition<Row>; view: TableView}) {
  const labels = facts.filters.filter(({id}) => view.filters.includes(id)).map(({label}) => label);
  const wanted = [...(view.query.trim() ? [`“${view.query.trim()}”`] : []), ...labels].join(' + ');
  return (
    <span className={styles.nothing}>
      <EmptyWaveform className={styles.waveform} />
      {translate({message: 'No {noun} match {wanted}.'}, {noun: facts.noun, wanted})}
    </span>
  );
}

function Tick({isOn}: {isOn: boolean}) {
  const yes = translate({message: 'Yes'});
  const no = translate({message: 'No'});
  return (
    <span className="tick" role="img" aria-label={isOn ? yes : no} data-on={isOn || undefined}>
      {isOn ? '✓' : '—'}
    </span>
  );
}
