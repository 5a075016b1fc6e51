/** The pages of the section that a page without a sidebar belongs to, at the foot of its text. */
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {isSamePath} from '@docusaurus/theme-common/internal';

type Props = {
  /** Label of the section in the sidebar. */
  section: string;
};

export default function MoreInSection({section}: Props) {
  const {pathname} = useLocation();
  const title = translate({message: 'More in this section'});
  return (
    <nav className="site-more-in-section" aria-label={title} data-search="skip" data-markdown="skip">
      <p>{title}</p>
      <ul>
        {usePagesOf(section)
          .filter(({href}) => !isSamePath(href, pathname))
          .map(({href, label}) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** The site's own pages in a section of the sidebars, without those in groups below it. */
function usePagesOf(section: string): {href: string; label: string}[] {
  const items = Object.values(useDocsVersion().docsSidebars).flat();
  const category = items.find((item) => item.type === 'category' && item.label === section);
  if (category?.type !== 'category') return [];
  return category.items.flatMap((item) => (item.type === 'link' && isInternalUrl(item.href) ? [item] : []));
}
