import {translate} from '@docusaurus/Translate';

/** Yes or no in a cell of a matrix, for eyes and for screen readers. */
export default function Tick({isOn}: {isOn: boolean}) {
  const yes = translate({id: 'component.Tick.yes', message: 'Yes', description: 'A check mark in a table'});
  const no = translate({id: 'component.Tick.no', message: 'No', description: 'A dash in a table'});
  return (
    <span className="tick" role="img" aria-label={isOn ? yes : no} data-on={isOn || undefined}>
      {isOn ? '✓' : '—'}
    </span>
  );
}
