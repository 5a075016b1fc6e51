import type {ReactNode} from 'react';
import SessionFrames from './SessionFrames';

export interface Props {
  /** The region of the program that the step is about. */
  lines?: string;
  /** Names of messages; the build puts the frames of an example session in (src/content/walkthrough.ts). */
  frames?: string;
  children: ReactNode;
}

/** A step of a `<Walkthrough>`: heading and text, then its lines and frames where the program is not beside it. */
export default function Step({frames, children}: Props) {
  return (
    <>
      {children}
      {frames && <SessionFrames of={frames} />}
    </>
  );
}
