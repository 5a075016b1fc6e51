/** The report as it will be sent, with the reader's words, and the ways to send it: the reader's own mail, the issue form. */
import Translate from '@docusaurus/Translate';
import {useEffect, useRef, useState} from 'react';
import {issueAddress, MAX_WORDS, mailAddress, type Report, subjectOf, textOf} from './report';
import styles from './styles.module.css';
import {ASK} from './texts';

interface Props {
  report: Report;
  issuesUrl?: string;
  supportEmail?: string;
  onClose: () => void;
}

export default function ReportDialog({report, issuesUrl, supportEmail, onClose}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  // There is one dialog. It is drawn beside the page, where useId would begin anew.
  const id = 'report';
  useEffect(() => dialog.current?.showModal(), []);
  const whole = {...report, words};
  const text = textOf(whole);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id} className={styles.title}>
        {ASK}
      </h2>
      <label className={styles.label}>
        <Translate id="site.feedback.words" description="Label of the field for the reader's own words">
          What is wrong, or missing?
        </Translate>
        <textarea
          className={styles.words}
          rows={3}
          maxLength={MAX_WORDS}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <label className={styles.label}>
        <Translate id="site.feedback.preview" description="Above the text that will be sent">
          This is the whole report. Nothing is sent until you send it yourself.
        </Translate>
        <textarea className={styles.words} rows={9} readOnly value={text} />
      </label>
      <div className={styles.actions}>
        {supportEmail && (
          <a className="button button--primary" href={mailAddress(supportEmail, whole)}>
            <Translate id="site.feedback.mail" description="Link that opens the report in the reader's mail program">
              Write an email
            </Translate>
          </a>
        )}
        {issuesUrl && (
          <a
            className="button button--secondary"
            href={issueAddress(issuesUrl, {title: subjectOf(whole), body: text})}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Translate id="site.feedback.issue" description="Link that opens the report in the issue form">
              Open an issue
            </Translate>
          </a>
        )}
        <button type="button" className="button button--link" onClick={() => dialog.current?.close()}>
          <Translate id="site.feedback.close" description="Button that closes the report without sending it">
            Close
          </Translate>
        </button>
      </div>
    </dialog>
  );
}
