/** Yes or no in a cell of a matrix, for eyes and for screen readers. */
export default function Tick({isOn}: {isOn: boolean}) {
  return (
    <span className="tick" role="img" aria-label={isOn ? 'Yes' : 'No'} data-on={isOn || undefined}>
      {isOn ? '✓' : '–'}
    </span>
  );
}
