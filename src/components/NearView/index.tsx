/**
 * A block whose script loads when the block comes near the view. Until then the HTML of the server is in the page, and
 * React leaves it alone. Why this is not React's own selective hydration: decisions/0014-blocks-load-near-the-view.md.
 */
import Translate from '@docusaurus/Translate';
import {FailedBlock} from '@site/src/components/BlockErrorBoundary';
import {isInDocument} from '@site/src/content/late/openHtml';
import {type ComponentType, type FunctionComponent, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {rememberReader} from './rememberReader';
import {whenNear} from './whenNear';

type Load<Props> = () => Promise<{default: ComponentType<Props>}>;

/** Loads the script of a block; rejects when it does not come. */
type Openable = {open: () => Promise<void>};

/** One object, because for another one React writes the HTML again. It is empty, because the document contains it. */
const SERVED = {__html: ''};

/** Returns the component that `load` imports, as one that waits for the reader. */
export function nearView<Props extends object>(load: Load<Props>): FunctionComponent<Props> & Openable {
  let Block: ComponentType<Props> | undefined;
  async function open() {
    Block ??= (await load()).default;
  }

  function NearView(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [isOpen, setOpen] = useState(Block !== undefined);
    const [error, setError] = useState<Error>();

    async function show() {
      setError(undefined);
      try {
        await open();
      } catch (reason) {
        setError(reason as Error);
        return;
      }
      const restore = rememberReader(place.current);
      flushSync(() => setOpen(true));
      restore(place.current);
    }

    // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the block is in the page
    useEffect(() => (isOpen || !place.current ? undefined : whenNear(place.current, show)), []);

    if (Block && isOpen) {
      return (
        <div key="open" ref={place}>
          <Block {...props} />
        </div>
      );
    }
    if (typeof window === 'undefined')
      throw new Error('A block was drawn without openBlocks(): write it without an import.');
    return (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: leaves what the server sent */}
        <div ref={place} dangerouslySetInnerHTML={SERVED} suppressHydrationWarning />
        {error && (
          <FailedBlock error={error} tryAgain={show}>
            <Translate id="site.nearView.failed" description="Shown below a part of the page whose script did not load">
              The controls of this part did not load.
            </Translate>
          </FailedBlock>
        )}
      </>
    );
  }
  return Object.assign(NearView, {open});
}

/**
 * Called by each page with such blocks, before any part of it is drawn (src/content/autoImport.ts). A page that the browser
 * loaded contains their HTML. On the server, and after a click, there is none, so that the page waits for their scripts.
 */
export async function openBlocks(...blocks: Openable[]): Promise<void> {
  if (isInDocument()) return;
  const opened = Promise.all(blocks.map((block) => block.open()));
  if (typeof window === 'undefined') await opened;
  // What does not come is requested again when the block is drawn, and the reader is told there.
  else await opened.catch(() => {});
}
