import styles from './styles.module.css';

type Props = {
  /** What can be heard in the recording. */
  recording: string;
  /** What the service returns for it: a label, a time, or a language, and its text. */
  returned: readonly {label: string; text: string; tone?: 'good' | 'danger'}[];
};

/** What a feature does, in one look: a recording, and below it what the service returns. */
export default function Recognized({recording, returned}: Props) {
  return (
    // Search finds the same texts in the output of the programs.
    <figure className={styles.recognized} data-search="skip">
      <figcaption>
        {/* The waveform of the logo. */}
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4 10v4M9 6v12M14 3v18M19 9v6" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
        {recording}
      </figcaption>
      <dl>
        {returned.map(({label, text, tone}) => (
          <div key={label + text} data-tone={tone}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
