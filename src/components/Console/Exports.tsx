import {type Exported, FORMATS} from '@speech-docs/emulator/console/exportFormats';
import type {ConsoleRequest} from '@speech-docs/emulator/console/host';
import {useEffect, useId, useState} from 'react';
import CopyButton from '../CopyButton';
import box from '../toolBox.module.css';
import styles from './styles.module.css';
import {texts} from './texts';

interface Props {
  /** There is a session. */
  canExport: boolean;
  exported: Exported | null;
  send: (request: ConsoleRequest) => void;
}

/** Takes the session along: as a file, or as a program. */
export default function Exports({canExport, exported, send}: Props) {
  const id = useId();
  const address = useObjectUrl(exported?.text);
  if (!canExport) return null;
  return (
    <>
      <div className={styles.row}>
        <span>{texts.export()}</span>
        {FORMATS.map((format) => (
          <button key={format} type="button" className="button" onClick={() => send({kind: 'export', format})}>
            {texts.formats[format]}
          </button>
        ))}
      </div>
      {exported && (
        <>
          <label htmlFor={id}>{exported.fileName}</label>
          <textarea id={id} className={box.text} rows={8} readOnly value={exported.text} />
          <div className={styles.row}>
            <a className="button" href={address} download={exported.fileName}>
              {texts.download(exported.fileName)}
            </a>
            <CopyButton read={() => exported.text} />
          </div>
        </>
      )}
    </>
  );
}

/** Returns an address of the text, for as long as it is shown. */
function useObjectUrl(text: string | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (text === undefined) return undefined;
    const made = URL.createObjectURL(new Blob([text], {type: 'text/plain'}));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return address;
}
