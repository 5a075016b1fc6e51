import {type ReactNode, useEffect, useRef} from 'react';
import {useFieldInView} from './useFieldInView';
import '@site/src/css/referencePanel.css';

/** Beside the fields (src/css/referencePanel.css), and with lines left below request and response. */
const HAS_ROOM = '(width >= 1280px) and (height >= 860px)';

/**
 * A sample with its response beside the fields that follow it; marks the field that is being read. Examples of requests
 * are open where there is room.
 */
export default function SamplePanel({children}: {children: ReactNode}) {
  const panel = useRef<HTMLDivElement>(null);
  useFieldInView(panel);
  useEffect(() => {
    if (!matchMedia(HAS_ROOM).matches) return;
    panel.current?.querySelector('#request-examples')?.closest('details')?.setAttribute('open', '');
  }, []);
  return (
    <div ref={panel} className="ref-panel">
      {children}
    </div>
  );
}
