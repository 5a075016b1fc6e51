/** Changes as text for a terminal, and as Markdown for a pull request. */
import type {Change} from '@speech-docs/contracts/history/change';

const CLASSES = ['breaking', 'additive', 'documentation'] as const;

/** Returns the report, breaking changes first. */
export function reportText(changes: readonly Change[], isMarkdown: boolean): string {
  if (changes.length === 0) return 'No changes.';
  return CLASSES.flatMap((one) => {
    const own = changes.filter((change) => change.class === one);
    const title = `${one[0]?.toUpperCase()}${one.slice(1)} (${own.length})`;
    return own.length === 0
      ? []
      : [isMarkdown ? `### ${title}\n` : title, ...own.map((change) => entry(change, isMarkdown)), ''];
  }).join('\n');
}

function entry({api, address, what}: Change, isMarkdown: boolean): string {
  const [item, tick] = isMarkdown ? ['- ', '`'] : ['  ', ''];
  return `${item}${tick}${api}:${address}${tick} ${what}`;
}
