import type {FaultChoice} from '@speech-docs/emulator/console/faultMenu';
import {useId} from 'react';
import styles from './styles.module.css';
import {texts} from './texts';

interface Props {
  faults: FaultChoice[];
  fault: string;
  setFault: (fault: string) => void;
  after: number;
  setAfter: (seconds: number) => void;
  canWait: boolean;
}

const GROUPS = ['connection', 'close', 'error'] as const;

/** What goes wrong in the next session, and after how much audio. */
export default function FaultMenu({faults, fault, setFault, after, setAfter, canWait}: Props) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{texts.fault}</label>
      <select id={id} value={fault} onChange={(event) => setFault(event.target.value)}>
        <option value="">{texts.noFault}</option>
        {GROUPS.map((group) => (
          <optgroup key={group} label={texts.groups[group]}>
            {faults
              .filter((one) => one.group === group)
              .map((one) => (
                <option key={one.fault} value={one.fault}>
                  {one.label}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {canWait && (
        <label className={styles.inline}>
          {texts.after}
          <input
            type="number"
            min={0}
            max={15}
            step={1}
            value={after}
            onChange={(event) => setAfter(Math.max(0, event.target.valueAsNumber || 0))}
          />
        </label>
      )}
    </div>
  );
}
