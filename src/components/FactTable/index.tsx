import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DataTable, {type Column as DataColumn} from '@site/src/components/DataTable';
import LiveText from '@site/src/components/LiveText';
import Waveform from '@site/src/components/Waveform';
import {useAddressState} from '@site/src/lib/useAddressState';
import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';
import {
  readView,
  selectRows,
  sortBy,
  type TableColumn,
  type TableFilter,
  type TableShape,
  type TableView,
  toggleFilter,
  WHOLE_TABLE,
  writeView,
} from './tableView';

type Column<Row> = TableColumn<Row> & DataColumn<Row>;
type Filter<Row> = TableFilter<Row> & {label: string};

export type Facts<Row> = Pick<TableShape<Row>, 'searchText'> & {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  filters: readonly Filter<Row>[];
  keyOf: (row: Row) => string;
  /** The name under which search shows a row as a fact of its own. */
  searchTitle?: (row: Row) => string;
  /** What a row says that has no column. */
  detail?: (row: Row) => ReactNode;
  /** Says what the rows are, in the plural: "languages". */
  noun: string;
  /** What rows are counted as, when they are not all of one kind. */
  kinds?: readonly {noun: string; matches: (row: Row) => boolean}[];
  /** Says what a row has when it matches a filter: "Only languages with". */
  filterLegend: string;
  searchLabel: string;
  /** Begins the parameters of the second table of a page in its address. */
  prefix?: string;
  /** Addresses of the files, from the site's root. */
  downloads: {csv: string; json: string};
};

/**
 * A table of facts that readers narrow and order. Whole in the HTML; with script, search, filters and sorting work, and
 * the address contains the view. A second one on a page has a prefix for its parameters.
 */
export default function FactTable<Row>({facts}: {facts: Facts<Row>}) {
  const {
    state: view,
    change,
    isReady,
  } = useAddressState(WHOLE_TABLE, {
    read: (search) => readView(search, facts, facts.prefix),
    write: (state, search) => writeView(state, search, facts.prefix),
  });
  const rows = selectRows(facts.rows, view, facts);
  return (
    <div>
      <Controls facts={facts} view={view} change={change} isReady={isReady} shown={rows} />
      <DataTable
        className={styles.table}
        columns={facts.columns}
        head={facts.columns.map((column) => (
          <HeadCell key={column.id} column={column} view={view} change={change} isReady={isReady} />
        ))}
        rows={rows}
        id={facts.keyOf}
        searchTitle={facts.searchTitle}
        detail={facts.detail}
        empty={<Nothing facts={facts} view={view} />}
      />
      <Downloads {...facts.downloads} noun={facts.noun} />
    </div>
  );
}

type ControlProps = {view: TableView; change: (view: TableView) => void; isReady: boolean};

function Controls<Row>({
  facts,
  view,
  change,
  isReady,
  shown,
}: ControlProps & {facts: Facts<Row>; shown: readonly Row[]}) {
  const id = useId();
  const isWhole = view.query === '' && view.filters.length === 0 && view.sort === null;
  const counts = (facts.kinds ?? [{noun: facts.noun, matches: () => true}]).map(({noun, matches}) => {
    const total = facts.rows.filter(matches).length;
    if (shown.length === facts.rows.length) return `${total} ${noun}`;
    return translate({message: '{shown} of {total} {noun}'}, {shown: shown.filter(matches).length, total, noun});
  });
  return (
    // Forms ask to be submitted; a group of controls that act at once does not.
    <div className={styles.controls} data-markdown="no">
      <label className={styles.search} htmlFor={id}>
        {facts.searchLabel}
        <input
          id={id}
          type="search"
          value={view.query}
          maxLength={64}
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
            <input
              type="checkbox"
              checked={view.filters.includes(filter.id)}
              onChange={() => change(toggleFilter(view, filter.id))}
            />
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

function HeadCell<Row>({column, view, change, isReady}: ControlProps & {column: Column<Row>}) {
  const isSorted = view.sort === column.id;
  const direction = view.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button type="button" className={styles.sort} disabled={!isReady} onClick={() => change(sortBy(view, column.id))}>
        {column.label}
        {isSorted && <span aria-hidden="true">{view.descending ? '↓' : '↑'}</span>}
      </button>
    </th>
  );
}

/** Names what nothing matches, so that a reader sees which word or filter to give up. */
function Nothing<Row>({facts, view}: {facts: Facts<Row>; view: TableView}) {
  const labels = facts.filters.filter(({id}) => view.filters.includes(id)).map(({label}) => label);
  const wanted = [...(view.query.trim() ? [`“${view.query.trim()}”`] : []), ...labels].join(' + ');
  return (
    <span className={styles.nothing}>
      <Waveform className={styles.waveform} />
      {translate({message: 'No {noun} match {wanted}.'}, {noun: facts.noun, wanted})}
    </span>
  );
}

function Downloads({csv, json, noun}: {csv: string; json: string; noun: string}) {
  return (
    <p className={styles.downloads}>
      {translate({message: 'All {noun} as a file:'}, {noun})}{' '}
      <a href={useBaseUrl(csv)} download>
        CSV
      </a>
      {', '}
      <a href={useBaseUrl(json)} download>
        JSON
      </a>
    </p>
  );
}
