/**
 * Ejected: a crash of the frame (top bar, footer) shows the same as a crash of the page inside it. The fallback has a title
 * of its own without the full stop, and inline styles and colors.
 */
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {ComponentProps} from 'react';

export default function PageError(props: ComponentProps<typeof import('@theme/Error').default>) {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
