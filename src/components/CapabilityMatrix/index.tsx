import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import pages from '@generated/page-list/default/pages.json';
import {type MatrixRow, matrixRows} from '@site/data/capabilityMatrix';
import {type Language, languages} from '@site/data/languages';
import {factPaths} from '@site/src/lib/factFiles';
import FactTable, {type TableDefinition, ticks} from '../FactTable';

type Flag = 'batch' | 'realtime' | 'saas' | 'onPrem';

const LABELS: Record<Flag, string> = {
  batch: translate({message: 'Batch'}),
  realtime: translate({message: 'Real time'}),
  saas: 'Hosted',
  onPrem: translate({message: 'On-premises'}),
};
const FLAGS = Object.keys(LABELS) as Flag[];
const ALL = translate({message: 'All'});
const ALL_BUT_MULTI = translate({message: 'All except multi'});

/** A feature without a name of its own is called like the page that explains it. */
const nameOf = ({name, page}: MatrixRow) => name ?? pages.find(({path}) => path === page)?.title ?? page;
/** `auto` and `multi` stand for other languages, and count as none. */
const counted = (all: readonly Language[]) => all.filter(({kind}) => kind !== 'automatic').length;
const countOf = (row: MatrixRow) => counted(row.languages ?? languages);

function languagesOf({batch, languages: served, languagesText}: MatrixRow): string | number {
  if (languagesText) return languagesText;
  if (!served) return ALL;
  if (languages.every(({code, kind}) => kind === 'automatic' || served.some((one) => one.code === code)))
    return batch ? ALL_BUT_MULTI : ALL; // `multi` is for batch only.
  const [only] = served;
  return (served.length === 1 && only?.name) || counted(served) || '—';
}

const facts: TableDefinition<MatrixRow> = {
  rows: matrixRows,
  keyOf: ({id}) => `capability-${id}`,
  prefix: 'feature-',
  noun: translate({message: 'features'}),
  searchLabel: translate({message: 'Find a feature, or a language that it works in'}),
  filterLegend: translate({message: 'Only features that work in'}),
  downloads: factPaths.capabilities,
  searchText: (row) => [nameOf(row), ...(row.languages ?? languages).flatMap(({code, name}) => [code, name])].join(' '),
  detail: ({note}) => note,
  filters: FLAGS.map((flag) => ({id: flag, label: LABELS[flag], matches: (row) => row[flag]})),
  columns: [
    {
      id: 'feature',
      label: translate({message: 'Feature'}),
      text: nameOf,
      cell: (row) => <Link to={row.page}>{nameOf(row)}</Link>,
    },
    {
      id: 'languages',
      label: translate({message: 'Languages'}),
      text: (row) => `${1000 + countOf(row)}`,
      cell: languagesOf,
    },
    ...FLAGS.map((flag) =>
      ticks<MatrixRow>(
        flag,
        LABELS[flag],
        (row) => row[flag],
        (row) => <No row={row} />,
      ),
    ),
  ],
};

function No({row}: {row: MatrixRow}) {
  const why = translate({message: 'No: see {feature}'}, {feature: nameOf(row)});
  return (
    <Link to={row.why} aria-label={why}>
      —
    </Link>
  );
}

/** Every feature with the languages, modes, and deployments that it works in. */
export default function CapabilityMatrix() {
  return <FactTable facts={facts} />;
}
