import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ContainerMode} from '@site/data/containers';
import InlineText from '@site/src/components/InlineText';
import Table from '@site/src/components/Table';
import {rowId} from '@site/src/lib/rowId';
import {Fragment} from 'react';
import {type TableName, tables} from './tables';

type Props = {
  /** Which facts of data/containers.ts. */
  of: TableName;
  /** Only rows that apply to one of these containers, separated by commas; all without it. */
  mode?: string;
};

/** Facts about the containers, as a table; `tables.ts` says which columns. */
export default function ContainerTable({of, mode}: Props) {
  const brokenLinks = useBrokenLinks();
  const {caption, columns, rows, anchors = []} = tables[of]((all) => all.filter(({modes}) => isWanted(modes, mode)));
  for (const anchor of anchors) brokenLinks.collectAnchor(anchor);
  return (
    <Table
      caption={<InlineText>{caption}</InlineText>}
      headings={columns}
      rows={rows.map(([first = '', ...others], index) => ({
        id: anchors[index] ?? [of, rowId(mode ?? ''), rowId(first) || index].filter((part) => part !== '').join('-'),
        cells: [
          <Name key="name" text={first} />,
          ...columns.slice(1).map((column, place) => (
            <Fragment key={column}>
              {others[place]?.split('\n').map((line) => (
                <div key={line}>
                  <InlineText>{line}</InlineText>
                </div>
              ))}
            </Fragment>
          )),
        ],
      }))}
    />
  );
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
