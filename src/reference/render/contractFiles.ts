/** What pages say of a contract as a file: downloads, and what its last versions changed. */
import {contractFiles} from '@speech-docs/contracts/files.server';
import {isNews, releaseLines} from '@speech-docs/contracts/history';
import {releases} from '@speech-docs/contracts/history/releases.server';
import type {Api} from '@speech-docs/protocol/contracts';
import {changePage} from '../changePage';
import {keyIn} from '../lookup';
import type {Reference} from '../schemaLocations';
import {type Content, code, disclosure, heading, link, list} from './nodes';

/** `<ContractFiles api="realtime" />`: the files to download, each with what it is for. */
export function fileList({contracts}: Reference, name: string | undefined): Content {
  const {api, file, root} = contracts[keyIn(contracts, 'api', name)];
  const files = contractFiles(api, file);
  return [
    list(files.map(({name, purpose}) => `${link(`pathname:///contracts/${name}`, code(name))}: ${purpose}.`)),
    `Each file is also below \`/contracts/${root.info.version}/\`, where it keeps its contents when a newer version is published.`,
  ];
}

const VERSIONS_SHOWN = 3;
const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** Returns what the last versions of an API changed for programs, folded. */
export function changeSection(reference: Reference, api: Api): Content {
  const all = releases((change) => changePage(reference, change)).filter((one) => one.api === api);
  const news = all.filter(isNews);
  return [
    heading(2, 'Changes', 'changes'),
    `Every change is in [\`${api}.changes.json\`](pathname:///contracts/${api}.changes.json), and changes for programs are in the feed as [Atom](pathname:///feed.xml) and [JSON](pathname:///feed.json).`,
    all[0] !== news[0] &&
      `Versions after ${news[0]?.version} changed documentation only. The newest is ${all[0]?.version}.`,
    news.slice(0, VERSIONS_SHOWN).map((one) => {
      const lines = releaseLines(one, ({page = ''}, name) => link(page, code(name)));
      return disclosure(`Version ${one.version}, ${day.format(new Date(one.date))}`, [list(lines)]);
    }),
  ];
}
