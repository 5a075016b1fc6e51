import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ContainerMode} from '@site/data/containers';
import {rowId} from '@site/src/lib/rowId';
import {Fragment} from 'react';
import DataTable from '../DataTable';
import InlineText from '../InlineText';
import styles from './container.module.css';
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
        cell: (row: readonly string[]) => (
          <Cell text={row[place] ?? ''} isName={place === 0} isModes={place === modesIn} />
        ),
      }))}
    />
  );
}

function Cell({text, isName, isModes}: {text: string; isName: boolean; isModes: boolean}) {
  if (isName) return <Name text={text} />;
  return isModes ? <Modes names={text} /> : <Lines text={text} />;
}

function Lines({text}: {text: string}) {
  return text.split('\n').map((line) => (
    <div key={line}>
      <InlineText>{line}</InlineText>
    </div>
  ));
}

/** Each name in one piece: "Real-time" would end a line with "Real-". */
function Modes({names}: {names: string}) {
  return names.split(', ').map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <span className={styles.mode}>{name}</span>
    </Fragment>
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
