import {translate} from '@docusaurus/Translate';
import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';
import {type Api, useRun} from './useRun';

/**
 * One API on the stage. Its children are three blocks: what it is for, what comes of it, and its program. The button puts the
 * frames of an emulator in the page in the place of the program.
 */
export default function ApiDemo({api, children}: {api: Api; children: ReactNode}) {
  const [purpose, outcome, program] = Children.toArray(children).filter(isValidElement);
  const {buttons, frames} = useRun(api, translate({message: 'Show the program'}));
  return (
    <div className={styles.scene}>
      <div className={styles.purpose}>
        {purpose}
        {buttons}
      </div>
      {frames && <div className={styles.program}>{frames}</div>}
      <div className={styles.program} hidden={frames !== undefined}>
        {program}
      </div>
      <div className={styles.outcome}>{outcome}</div>
    </div>
  );
}
