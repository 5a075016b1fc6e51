/** What the last versions of an API changed, folded at the foot of its page. */
import {releaseLines, releases} from '@speech-docs/contracts/history/releases.server';
import type {Api} from '@speech-docs/protocol/contracts/parsed';
import {type Content, disclosure, heading, list} from './nodes';

const SHOWN = 3;
const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** Returns the section; none before a second version is published. */
export function changeSection(api: Api): Content {
  const shown = releases().filter((one) => one.api === api && one.changes.length > 0);
  if (shown.length === 0) return [];
  return [
    heading(2, 'Changes', 'changes'),
    `Every change is in [\`${api}.changes.json\`](pathname:///contracts/${api}.changes.json), and in the feed as [Atom](pathname:///feed.xml) and [JSON](pathname:///feed.json).`,
    shown
      .slice(0, SHOWN)
      .map((one) => disclosure(`Version ${one.version}, ${day.format(new Date(one.date))}`, [list(releaseLines(one))])),
  ];
}
