/** A line drawing in the color of the text, on a 24-pixel grid. `drawing` is its path. */
export default function Icon({drawing, className}: {drawing: string; className?: string}) {
  return (
    <svg className={className} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={drawing}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
