/** Narrows the results to one section of the documentation. Left out while there is only one. */
import Translate, {translate} from '@docusaurus/Translate';
import LiveText from '@site/src/components/LiveText';
import clsx from 'clsx';
import {memo, type ReactNode, useLayoutEffect, useRef} from 'react';
import type {Found} from '../useSearch';
import {ChoicesPlaceholder} from './Placeholder';
import styles from './styles.module.css';

const MORE = translate({
  id: 'search.page.moreSections',
  message: 'More',
  description: 'Opens the other filter choices',
});

interface SectionsProps {
  found: Found | null;
  isStalled: boolean;
  chosen: string | null;
  onChoose: (section: string | null) => void;
}

export const Sections = memo(function Sections({found, isStalled, chosen, onChoose}: SectionsProps): ReactNode {
  const row = useRef<HTMLFieldSetElement>(null);
  const sections = found?.sections ?? [];
  // The row scrolls, and an address may name a section that is beyond its edge. The window stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every list
  useLayoutEffect(() => {
    const {current} = row;
    const button = current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (!current || !button) return;
    current.scrollLeft = button.offsetLeft - current.offsetLeft + (button.offsetWidth - current.clientWidth) / 2;
  }, [chosen, found]);
  if (!found || (sections.length < 2 && !chosen)) return isStalled && !found?.hits.length && <ChoicesPlaceholder />;
  const [shown, others] = fitting(withChosen(sections, chosen), chosen);
  const all = sections.reduce((sum, {count}) => sum + count, 0);
  return (
    // Hide the filter buttons in print.
    <fieldset ref={row} className={styles.sections} data-markdown="skip">
      <legend className="visually-hidden">
        {translate({id: 'search.page.sections', message: 'Show results from', description: 'Name of the filter'})}
      </legend>
      <Choice count={all} isChosen={chosen === null} onChoose={() => onChoose(null)}>
        <Translate id="search.page.allSections" description="Filter choice that shows all results">
          All
        </Translate>
      </Choice>
      {shown.map(({name, count}, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: with most keys their order changes, and texts change faster
        <Choice key={place} count={count} isChosen={chosen === name} onChoose={() => onChoose(name)}>
          <LiveText>{name}</LiveText>
        </Choice>
      ))}
      {others.length > 0 && (
        // Most sections of a long list have few results.
        <select
          className={styles.section}
          aria-label={MORE}
          value=""
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          <option value="" hidden>
            {MORE}
          </option>
          {others.map(({name, count}) => (
            <option key={name} value={name}>
              {name} ({count})
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
});

/** A section that has no results for this query stays visible while it narrows them. */
function withChosen(sections: {name: string; count: number}[], chosen: string | null) {
  const isListed = chosen === null || sections.some(({name}) => name === chosen);
  return isListed ? sections : [...sections, {name: chosen, count: 0}];
}

/** Letters that have room beside "All" and "More" where the page has its full width. */
const ROOM = 78;
/** What count, padding, and gap of a choice take. */
const FRAME = 8;

/** Parts the sections that fit in the row, the chosen one among them, from the others. */
function fitting(sections: {name: string; count: number}[], chosen: string | null) {
  let room = chosen === null ? ROOM : ROOM - chosen.length - FRAME;
  const fits = sections.filter(({name}) => {
    if (name !== chosen) room -= name.length + FRAME;
    return name === chosen || room >= 0;
  });
  return [fits, sections.filter((one) => !fits.includes(one))] as const;
}

interface ChoiceProps {
  count: number;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({count, isChosen, onChoose, children}: ChoiceProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.section, isChosen && styles.sectionChosen)}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {children} <span className={styles.count}>{count}</span>
    </button>
  );
}
