/** The button "On this page", and the sheet with the page's headings that it opens over the foot of the window. */
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {readSections, type Section} from './sections';
import styles from './styles.module.css';

export default function Contents(): ReactNode {
  const sheet = useRef<HTMLDialogElement>(null);
  const [sections, setSections] = useState<Section[]>([]);
  const name = translate({
    id: 'site.toc.label',
    message: 'On this page',
    description: 'The name of the list of a page’s headings',
  });

  useLayoutEffect(() => {
    if (sections.length === 0) return;
    sheet.current?.showModal();
    sheet.current?.querySelector('[aria-current]')?.scrollIntoView({block: 'center'});
  }, [sections]);

  /** A tap on a heading leads there, a tap beside the sheet closes it. */
  function handleClick(event: MouseEvent) {
    const {target, currentTarget} = event;
    if (target === currentTarget || (target as Element).closest('a')) sheet.current?.close();
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setSections(readSections())}>
        <Icon drawing="M9 6h11M9 12h11M9 18h7M4.5 6h.01M4.5 12h.01M4.5 18h.01" />
        {name}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog, and Enter opens a link */}
      <dialog
        ref={sheet}
        className={styles.sheet}
        aria-label={name}
        onClick={handleClick}
        onClose={() => setSections([])}
      >
        <div className={styles.head}>
          {name}
          <button
            type="button"
            aria-label={translate({
              id: 'site.thumbBar.close',
              message: 'Close',
              description: 'Closes the sheet with the headings of a page, at the foot of a phone',
            })}
            onClick={() => sheet.current?.close()}
          >
            <Icon drawing="M6 6l12 12M18 6 6 18" />
          </button>
        </div>
        <ul>
          {sections.map(({id, text, level, isCurrent}) => (
            <li key={id} className={level === 3 ? styles.inner : undefined}>
              <a href={`#${id}`} aria-current={isCurrent ? 'location' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </dialog>
    </>
  );
}
