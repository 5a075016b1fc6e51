/** The waveform of the logo that falls silent: over a place where there is nothing to show. For the eye only. */
export default function EmptyWaveform({className}: {className?: string | undefined}) {
  return (
    <svg className={className} width="160" height="24" aria-hidden="true" focusable="false">
      <path
        d="M4 10v4M12 6v12M20 9v6M28 2v20M36 7v10M44 4v16M52 9v6M60 6v12M68 10v4M76 11v2M84 12h.01M92 12h.01M100 12h.01M108 12h.01M116 12h.01M124 12h.01M132 12h.01M140 12h.01M148 12h.01M156 12h.01"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
