/**
 * The languages of samples. Tabs, file names, colors, stamps, and the tests of the samples follow from this list; how a
 * new one is run is in `tests/samples/ingredients.ts`.
 */
export const sampleLanguages = [
  {
    id: 'python',
    label: 'Python',
    /** The language that a fence of such a file names, by the ending of the file; the first is that of a new sample. */
    fences: {'.py': 'python'},
    /** Its tab beside a request, in the order of all pages; none where no request is written in it. */
    tab: {value: 'python', label: 'Python'},
  },
  {
    id: 'javascript',
    label: 'JavaScript',
    fences: {'.mjs': 'javascript', '.js': 'javascript'},
    tab: {value: 'javascript', label: 'JavaScript'},
  },
  {id: 'shell', label: 'Shell', fences: {'.sh': 'bash'}, tab: {value: 'curl', label: 'curl'}},
  {id: 'typescript', label: 'TypeScript', fences: {'.ts': 'typescript', '.tsx': 'tsx'}, tab: undefined},
] as const;

export type SampleLanguage = (typeof sampleLanguages)[number]['id'];

/** The language of a fence by the ending of its file: `.py` is `python`. */
export const fenceByEnding: Readonly<Record<string, string>> = Object.assign(
  {},
  ...sampleLanguages.map(({fences}) => fences),
);

/** The language of a sample by the ending of its file. */
export const languageByEnding: Readonly<Record<string, SampleLanguage>> = Object.fromEntries(
  sampleLanguages.flatMap(({id, fences}) => Object.keys(fences).map((ending) => [ending, id])),
);
