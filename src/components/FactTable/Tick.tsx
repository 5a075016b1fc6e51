import {translate} from '@docusaurus/Translate';

/** Yes or no in a cell of a matrix, for eyes and for screen readers. */
export default function Tick({isOn}: {isOn: boolean}) {
  const yes = translate({message: 'Yes'});
  const no = translate({message: 'No'});
  return (
    <span className="tick" role="img" aria-label={isOn ? yes : no} data-on={isOn || undefined}>
      {isOn ? '✓' : '—'}
    </span>
  );
}
