/**
 * Ejected: the theme's block colors code in the browser, with inline styles and a <div> per line inside <code>.
 * This one shows HTML that src/content/highlightCode.server.ts made during the build: nothing is computed in the page.
 */
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import BlockErrorBoundary from '@site/src/components/BlockErrorBoundary';
import CopyButton from '@site/src/components/CopyButton';
import clsx from 'clsx';
import {type ReactNode, type RefObject, useContext, useId, useMemo, useRef, useState} from 'react';
import styles from './styles.module.css';
import {TabLabel} from './tabLabel';

const TERMINAL = new Set(['bash', 'sh', 'shell', 'powershell']);

type Props = {
  /** Ready HTML with class names; made during the build from the project's own files. */
  html?: string;
  /** Plain text, for callers that are not Markdown fences. */
  children?: ReactNode;
  language?: string;
  /** What kind of code it is, in a reader's words; shown when there is no title. */
  label?: string;
  title?: string;
  /** The program whose whole text it is, from the root of the site: its title leads there. */
  file?: string;
  className?: string;
  /** How many lines the block has, when it starts folded. */
  foldedLines?: string;
  /** How many lines the block has, when a reader asks for all: the ones above what it is about are hidden. */
  lines?: string;
  /** Only the first lines show, until then. */
  isTall?: string;
};

export default function CodeBlock({
  html,
  children,
  language,
  label,
  title,
  file,
  className,
  foldedLines,
  lines,
  isTall,
}: Props) {
  const code = useRef<HTMLElement>(null);
  const titleId = useId();
  const [isWrapped, setWrapped] = useState(false);
  const [isLong, setLong] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const isCut = isTall !== undefined && !isWhole;
  const heading = title ?? label;
  const address = useBaseUrl(`/${file}`);
  /** Scrolls to the button, which moves when lines above it are folded. */
  function toggle({currentTarget}: {currentTarget: Element}) {
    setWhole(!isWhole);
    requestAnimationFrame(() => currentTarget.scrollIntoView({block: 'nearest'}));
  }

  // Output has no copy button.
  const isOutput = title?.startsWith('Output');
  // Commands belong to no file, so they have no bar.
  const tab = useContext(TabLabel);
  const isTerminal = !title?.includes('.') && TERMINAL.has(language ?? '');
  const isProgram = !isOutput && !isTerminal && language !== 'text';
  // In a tab, the tab's label already names the language.
  const isNamedByTab = heading === tab;

  /** Lines are measured when the pointer or the focus enters: a page has many blocks, and most need no button. */
  function measure({currentTarget}: {currentTarget: Element}) {
    const pre = currentTarget.querySelector('pre');
    if (pre) setLong(pre.scrollWidth > pre.clientWidth);
  }

  const block = (
    <figure
      onPointerEnter={measure}
      onFocus={measure}
      className={clsx(
        'theme-code-block',
        styles.block,
        isOutput && styles.output,
        isTerminal && styles.terminal,
        isCut && styles.cut,
        lines && !isWhole && styles.later,
        language && `language-${language}`,
        className,
      )}
      data-terminal={isTerminal || undefined}
      // Programs are dark in both color modes, commands are not.
      data-theme={isProgram ? 'dark' : undefined}
      aria-labelledby={heading ? titleId : undefined}
    >
      <figcaption className={styles.bar}>
        <span
          id={titleId}
          className={
            isNamedByTab || isTerminal ? 'visually-hidden' : clsx(styles.title, title && !isOutput && styles.fileName)
          }
        >
          {file ? (
            <a href={address} download>
              {heading}
            </a>
          ) : (
            heading
          )}
        </span>
        {!isOutput && (
          <span className={styles.tools}>
            {(isLong || isWrapped) && (
              <button
                type="button"
                className={styles.wrap}
                aria-pressed={isWrapped}
                onClick={() => setWrapped(!isWrapped)}
              >
                {translate({message: 'Wrap'})}
              </button>
            )}
            <CopyButton read={() => code.current?.textContent ?? ''} />
          </span>
        )}
      </figcaption>
      <BlockErrorBoundary>
        {/* A block that scrolls sideways must be reachable with the keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling region, WCAG 2.1.1 */}
        <pre dir="ltr" className={clsx(styles.pre, isWrapped && styles.wrapped)} tabIndex={0}>
          {html === undefined ? <code ref={code}>{children}</code> : <ColoredCode ref={code} html={html} />}
        </pre>
      </BlockErrorBoundary>
      {lines && (
        <button type="button" className={clsx(styles.wrap, styles.more)} aria-expanded={isWhole} onClick={toggle}>
          {translate({message: 'All {lines} lines'}, {lines})}
        </button>
      )}
    </figure>
  );
  if (!foldedLines) return block;
  return (
    <details className={styles.folded}>
      <summary>
        {translate({message: 'Complete program, {lines} lines (new lines are marked)'}, {lines: foldedLines})}
      </summary>
      {block}
    </details>
  );
}

function ColoredCode({html, ref}: {html: string; ref: RefObject<HTMLElement | null>}) {
  // One object for one text: for another object, React writes the HTML again, which drops a selection.
  const content = useMemo(() => ({__html: html}), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own build, never from a reader's input
  return <code ref={ref} dangerouslySetInnerHTML={content} />;
}
