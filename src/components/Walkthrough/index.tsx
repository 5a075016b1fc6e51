import {translate} from '@docusaurus/Translate';
import {scrollToLine} from '@site/src/site/client/scroll';
import clsx from 'clsx';
import {Children, isValidElement, type ReactElement, type ReactNode, useEffect, useRef, useState} from 'react';
import {type Api, useRun} from '../ApiDemo/useRun';
import Step, {SessionFrames, type Props as StepProps} from '../Step';
import styles from './styles.module.css';

/**
 * Steps beside the whole program that they explain. The lines of the current step are highlighted, the others muted. Narrow, and
 * without scripts, each step has its lines, and the program is at the end. With `api`, a button above the steps runs it in the
 * page; the frames are below the program, or narrow, below the button.
 */
export default function Walkthrough({api, children}: {session?: string; api?: Api; children: ReactNode}) {
  const parts = Children.toArray(children);
  const steps = parts.filter((part): part is ReactElement<StepProps> => isValidElement(part) && part.type === Step);
  const [heading, ...programs] = parts.filter((part) => !steps.includes(part as ReactElement<StepProps>));
  const run = useRun(api ?? 'batch', translate({message: 'Hide the frames'}));
  const section = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const reached = steps.slice(0, current + 1);
  /** A step without lines or frames keeps those of the one before; the second step has lines in any case. */
  const lines = (reached.findLast(hasLines) ?? (current > 0 ? steps.find(hasLines) : undefined))?.props.lines;
  const frames = reached.findLast(({props}) => props.frames) ?? steps.find(({props}) => props.frames);

  useEffect(() => {
    // A step is current when it crosses this line. A jump puts its heading above the line (styles.module.css).
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find(({isIntersecting}) => isIntersecting)?.target as HTMLElement | undefined;
        if (reached) setCurrent(Number(reached.dataset.step));
      },
      {rootMargin: '-35% 0px -65% 0px'},
    );
    for (const step of section.current?.querySelectorAll('[data-step]') ?? []) observer.observe(step);
    // The contents of the page come back below the steps (src/css/grid.css).
    const passed = new IntersectionObserver(([entry]) => {
      const isPassed = entry?.isIntersecting === false && entry.boundingClientRect.top < 0;
      entry?.target.toggleAttribute('data-passed', isPassed);
    });
    if (section.current) passed.observe(section.current);
    return () => {
      observer.disconnect();
      passed.disconnect();
    };
  }, []);

  useEffect(() => showLines(section.current, lines), [lines]);

  const shownRun = run.frames && (
    <div className={styles.run} data-theme="dark" data-markdown="skip">
      {run.frames}
    </div>
  );

  return (
    <section ref={section} className={clsx('site-walkthrough', styles.walkthrough)}>
      {api && run.buttons}
      {!run.isWide && shownRun}
      <div className={styles.steps}>
        {steps.map((step, index) => (
          <div key={step.key} className={styles.step} data-step={index} data-current={index === current || undefined}>
            {step}
          </div>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a choice of a tab inside it */}
      <div className={styles.panel} onClick={() => requestAnimationFrame(() => showLines(section.current, lines))}>
        {heading}
        {programs}
        {run.isWide && shownRun}
        {frames?.props.frames && !run.frames && (
          <div
            className={styles.frames}
            role="group"
            aria-label={translate({message: 'Frames of the step'})}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling region, WCAG 2.1.1
            tabIndex={0}
            data-theme="dark"
            data-markdown="skip"
            data-search="skip"
          >
            <SessionFrames of={frames.props.frames} />
          </div>
        )}
      </div>
    </section>
  );
}

const hasLines = ({props}: ReactElement<StepProps>) => props.lines !== undefined;

/** Shows the lines of a step in each program; a hidden one is shown when its tab is chosen. */
function showLines(section: HTMLElement | null, region: string | undefined) {
  for (const pre of section?.querySelectorAll<HTMLElement>(`.${styles.panel} pre:has(.part)`) ?? []) {
    const all = [...pre.querySelectorAll<HTMLElement>('.part')];
    for (const part of all) part.toggleAttribute('data-quiet', Boolean(region) && part.dataset.part !== region);
    const first = all.find((part) => part.dataset.part === region)?.getBoundingClientRect();
    const top = first ? first.top - pre.getBoundingClientRect().top + pre.scrollTop : 0;
    scrollToLine(pre, top - pre.clientHeight / 5);
  }
}
