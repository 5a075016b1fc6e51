import {useHistory} from '@docusaurus/router';
import {tendLinks} from '@site/src/lib/tendLinks';
import {memo, useEffect, useRef} from 'react';

/** Read once: the next page draws its footer when that of the last one is gone. */
const sent = document.querySelector('.theme-layout-footer');
const html = {__html: sent?.innerHTML ?? ''};

/** The footer of the page that the server sent, on every page. A site without a footer has none here. */
export default memo(function Footer() {
  const {push} = useHistory();
  const element = useRef<HTMLElement>(null);
  useEffect(() => tendLinks(element.current, push), [push]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own build
  return sent && <footer ref={element} className={sent.className} dangerouslySetInnerHTML={html} />;
});
