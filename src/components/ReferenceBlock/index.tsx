import type {ReactNode} from 'react';
import '@site/src/css/reference.css';
import '@site/src/css/referenceSessions.css';

/** A block that the build made from the contracts (src/reference), with the styles of the reference. */
export default function ReferenceBlock(props: {children: ReactNode; className?: string}) {
  return <div {...props} />;
}
