/**
 * Wraps @theme/ErrorPageContent: all pages of one sidebar share a frame, so the error of one stayed on the screen when
 * the reader went to the next. A navigation resets the boundary.
 * Remove when: the theme's error boundary is reset by navigation.
 */
import {useLocation} from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import {type ComponentProps, useEffect, useRef} from 'react';

export default function ErrorPageContentWrapper(props: ComponentProps<typeof ErrorPageContent>) {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  const {tryAgain} = props;
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);
  return <ErrorPageContent {...props} />;
}
