import {useId} from 'react';
import styles from './styles.module.css';

type Field = {label: string; value: string; onChange: (value: string) => void};

export function SelectField({label, value, onChange, options}: Field & {options: {value: string; text: string}[]}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}

type Numeric = Field & {min: number; step: string; isWrong: boolean};

export function NumberField({label, value, onChange, min, step, isWrong}: Numeric) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={min}
        step={step}
        aria-invalid={isWrong || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
