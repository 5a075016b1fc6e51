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
  const {caption, columns, rows, anchors = []} = tables[of]((all) => all.filter(({modes}) => isWanted(modes, mode)));
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
        cell: (row: readonly string[]) =>
          place === 0 ? <Name text={row[0] ?? ''} /> : <Lines text={row[place] ?? ''} />,
      }))}
    />
  );
}

function Lines({text}: {text: string}) {
  return text.split('\n').map((line) => (
    <div key={line}>
      <InlineText>{line}</InlineText>
    </div>
  ));
}

/** A first cell: names such as `ACME_LOG_DIR` may break after an underscore or a slash, and nowhere else. */
function Name({text}: {text: string}) {
  const name = /^`(.*)`$/.exec(text)?.[1];
  if (name === undefined) return <InlineText>{text}</InlineText>;
  const parts = name.split(/(?<=_|.\/)/);
  return (
    <code>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part can occur twice, and the order never changes
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}

function isWanted(modes: readonly ContainerMode[], wanted: string | undefined): boolean {
  const names = wanted?.split(',').map((name) => name.trim());
  return !names || modes.some((mode) => names.includes(mode));
}
