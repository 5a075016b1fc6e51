/** Changes as text for a terminal, and as Markdown for a pull request. */
import type {Change} from '@speech-docs/contracts/history/change';

/** What of the project a change touches: addresses of pages, their copies and anchors, and paths of samples. */
export interface Touched {
  pages: string[];
  copies: string[];
  anchors: string[];
  samples: string[];
}

type Reported = Change & {touches: Touched};

const CLASSES = ['breaking', 'additive', 'documentation'] as const;

/** Returns the report, breaking changes first. */
export function reportText(changes: readonly Reported[], isMarkdown: boolean): string {
  if (changes.length === 0) return 'No changes.';
  return CLASSES.flatMap((one) => {
    const own = changes.filter((change) => change.class === one);
    const title = `${one[0]?.toUpperCase()}${one.slice(1)} (${own.length})`;
    return own.length === 0
      ? []
      : [isMarkdown ? `### ${title}\n` : title, ...own.map((change) => entry(change, isMarkdown)), ''];
  }).join('\n');
}

function entry({api, address, what, touches}: Reported, isMarkdown: boolean): string {
  const [item, tick] = isMarkdown ? ['- ', '`'] : ['  ', ''];
  const parts = Object.entries(touches).filter(([, list]) => list.length > 0);
  const lines = parts.map(([name, list]) => `${isMarkdown ? '  - ' : '      '}${name}: ${shortened(list)}`);
  return [`${item}${tick}${api}:${address}${tick} ${what}`, ...lines].join('\n');
}

const shortened = (list: readonly string[]) =>
  list.length > 5 ? `${list.slice(0, 5).join(', ')}, and ${list.length - 5} more` : list.join(', ');
