/** Ejected: the theme draws this from a sprite that every page carries inline; an icon of one path needs none. */
import {translate} from '@docusaurus/Translate';

export default function IconExternalLink({width = 12, height = 12}: {width?: number; height?: number}) {
  const label = translate({
    id: 'theme.IconExternalLink.ariaLabel',
    message: '(opens in new tab)',
    description: 'The ARIA label for the external link icon',
  });
  return (
    <svg className="icon-external-link" width={width} height={height} viewBox="0 0 12 12" role="img" aria-label={label}>
      <path d="M4 2H2v8h8V8M6 2h4v4M10 2 5 7" fill="none" stroke="currentColor" strokeWidth="1.25" />
    </svg>
  );
}
