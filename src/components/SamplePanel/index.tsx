import {type ReactNode, useRef} from 'react';
import {useFieldInView} from './useFieldInView';
import '@site/src/css/referencePanel.css';

/** A sample with its response beside the fields that follow it (src/css/referencePanel.css); marks the field that is being read. */
export default function SamplePanel({children}: {children: ReactNode}) {
  const panel = useRef<HTMLDivElement>(null);
  useFieldInView(panel);
  return (
    <div ref={panel} className="ref-panel">
      {children}
    </div>
  );
}
