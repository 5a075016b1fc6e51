import {safeDecode} from '@site/src/lib/safeDecode';

/** The id of the section (heading of level 2) that the target of an address is in; nothing before the first. */
export function sectionAround(hash: string): string | undefined {
  const target = document.getElementById(safeDecode(hash.slice(1)));
  if (!target) return undefined;
  const sections = [...document.querySelectorAll('article h2[id]')];
  return sections.findLast(
    (section) => section === target || section.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING,
  )?.id;
}
