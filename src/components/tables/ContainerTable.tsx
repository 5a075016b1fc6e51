import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ContainerMode} from '@site/data/containers';
import {rowId} from '@site/src/lib/rowId';
import {Fragment} from 'react';
import DataTable from '../DataTable';
import InlineText from '../InlineText';
import {type TableName, tables} from './containerFacts';

type Props = {
  /** Which facts of data/containers.ts. */
  of: TableName;
  /** Only rows that apply to one of these containers, separated by commas; all without it. */
  mode?: string;
};

/** Facts about the containers, as a table; `containerFacts.ts` says which columns. */
export default function ContainerTable({of, mode}: Props) {
  const brokenLinks = useBrokenLinks();
  const {
    caption,
    columns,
    rows,
    modesIn,
    anchors = [],
  } = tables[of]((all) => all.filter(({modes}) => isWanted(modes, mode)));
  for (const anchor of anchors) brokenLinks.collectAnchor(anchor);
  const names = rows.map(
    ([first = ''], index) =>
      anchors[index] ?? [of, rowId(mode ?? ''), rowId(first) || index].filter((part) => part !== '').join('-'),
  );
  return (
    <DataTable
      caption={<InlineText>{caption}</InlineText>}
      rows={rows}
      id={(row) => names[rows.indexOf(row)] ?? ''}
      columns={columns.map((label, place) => ({
        label,
        cell: (row: readonly string[]) => <Cell text={row[place] ?? ''} isModes={place === modesIn} />,
      }))}
    />
  );
}

function Cell({text, isModes}: {text: string; isModes: boolean}) {
  return isModes ? <Modes names={text} /> : <Lines text={text} />;
}

function Lines({text}: {text: string}) {
  return text.split('\n').map((line) => (
    <div key={line}>
      <InlineText>{line}</InlineText>
    </div>
  ));
}

/** "Real-time" in one piece: it would end a line with "Real-". */
function Modes({names}: {names: string}) {
  return names.split(', ').map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <span className={name.includes('-') ? 'whole' : undefined}>{name}</span>
    </Fragment>
  ));
}

function isWanted(modes: readonly ContainerMode[], wanted: string | undefined): boolean {
  const names = wanted?.split(',').map((name) => name.trim());
  return !names || modes.some((mode) => names.includes(mode));
}
