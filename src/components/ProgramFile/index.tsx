import useBaseUrl from '@docusaurus/useBaseUrl';
import CodeBlock from '@site/src/theme/CodeBlock';
import {useEffect, useRef, useState} from 'react';

type Props = {
  /** Below `samples/`. */
  file: string;
  language: string;
  /** How many lines it has: the block is as high before the program is in it. A region has it when it is tall. */
  lines?: string;
  /** The region of the file that it shows; the whole file without one. */
  region?: string;
  isTall?: string;
};

/**
 * A program of `isLoadedSample`: a link to its file until it is near the viewport and its tab is chosen, then the program.
 * Without scripts, and if the file doesn't load, the link stays.
 */
export default function ProgramFile({file, language, lines, region, isTall}: Props) {
  const address = useBaseUrl(`/samples/${file}`);
  const link = useRef<HTMLAnchorElement>(null);
  const [html, setHtml] = useState<string>();

  useEffect(() => {
    if (!link.current) return undefined;
    // What is in a hidden panel intersects nothing.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        readProgram(`${address}.json`, region).then(setHtml, () => {});
      },
      {rootMargin: '100%'},
    );
    observer.observe(link.current);
    return () => observer.disconnect();
  }, [address, region]);

  const name = file.replace(/^.*\//, '');
  const program = (
    <a ref={link} href={address}>
      {name}
    </a>
  );
  // A page has a region of each program below each step: a block for each would add 0.4 kB to it.
  if (region && html === undefined) return program;
  const tall = isTall === undefined ? {} : {lines, isTall};
  return (
    <CodeBlock language={language} title={name} file={region ? undefined : `samples/${file}`} html={html} {...tall}>
      {program}
      {'\n'.repeat(Number(lines ?? 1) - 1)}
    </CodeBlock>
  );
}

async function readProgram(address: string, region = ''): Promise<string> {
  const response = await fetch(address);
  const parts: Record<string, unknown> = response.ok ? await response.json() : {};
  const html = parts[region];
  if (typeof html !== 'string') throw new Error(`${address}: HTTP ${response.status}`);
  return html;
}
