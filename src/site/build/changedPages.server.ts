/** Pages whose words changed, from the history in git: a change of code, markup, or front matter is none. */
import {execFileSync} from 'node:child_process';

/** How far back the history is read: a feed has no use for more. */
const COMMITS = 60;
const COMMIT = /^commit \w+ (\S+)$/;
/** Front matter that no page shows, code of MDX, and elements that stand alone. */
const NO_WORDS =
  /^(?:import|export|keywords:|slug:|sidebar_\w+:|wide:|displayed_sidebar:|```|\|?[-| :]+\|?$|<\/?[A-Z][^>]*>$)/;

/** Returns for each file the time of the newest commit that changed its words; nothing where git has no history. */
export function changedPages(root: string, folders: readonly string[]): Map<string, string> {
  try {
    const args = [
      'log',
      `-n${COMMITS}`,
      '--format=commit %H %cI',
      '-p',
      '-U0',
      '--no-color',
      '--no-ext-diff',
      '--',
      ...folders,
    ];
    return readLog(
      execFileSync('git', args, {cwd: root, encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore']}),
    );
  } catch {
    return new Map();
  }
}

/** Returns the same from what `git log -p -U0` prints. */
export function readLog(log: string): Map<string, string> {
  const found = new Map<string, string>();
  let at = '';
  let file = '';
  let words: [removed: string, added: string] = ['', ''];
  const close = () => {
    const [removed, added] = words;
    if (file && removed !== added && !found.has(file)) found.set(file, at);
    [file, words] = ['', ['', '']];
  };
  for (const line of log.split('\n')) {
    const [, time] = COMMIT.exec(line) ?? [];
    if (time || line.startsWith('diff --git ')) close();
    if (time) at = time;
    else if (line.startsWith('+++ b/')) file = line.slice(6);
    else if (line.startsWith('-') && !line.startsWith('--- ')) words[0] += wordsOf(line.slice(1));
    else if (line.startsWith('+')) words[1] += wordsOf(line.slice(1));
  }
  close();
  return found;
}

/** Letters and numbers that a reader sees, without targets of links and tags. */
function wordsOf(line: string): string {
  if (NO_WORDS.test(line.trim())) return '';
  const text = line.replace(/\]\([^)]*\)/g, ']').replace(/<[^>]*>|\{\/\*.*?\*\/\}/g, ' ');
  return text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .concat(' ')
    .toLowerCase()
    .trimStart();
}
