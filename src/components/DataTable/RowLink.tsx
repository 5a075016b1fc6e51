import {translate} from '@docusaurus/Translate';

/** The link to a row of a table, shown when the pointer is over the row. */
export default function RowLink({id}: {id: string}) {
  const label = translate({message: 'Link to this row'});
  // biome-ignore lint/a11y/useAnchorContent: the number sign comes from the theme's styles, the name from the label
  return <a className="hash-link" href={`#${id}`} aria-label={label} />;
}
