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
  /**
   * A page has no program in these languages: it names the file, which is loaded when a reader chooses the language
   * (`<ProgramFile>`). So one more language costs the others nothing.
   */
  {id: 'java', label: 'Java', fences: {'.java': 'java'}, tab: {value: 'java', label: 'Java'}, isLoaded: true},
  {id: 'go', label: 'Go', fences: {'.go': 'go'}, tab: {value: 'go', label: 'Go'}, isLoaded: true},
  {id: 'csharp', label: 'C#', fences: {'.cs': 'csharp'}, tab: {value: 'csharp', label: 'C#'}, isLoaded: true},
  // The parts of apps, in folders of their own, are in their pages.
  {
    id: 'typescript',
    label: 'TypeScript',
    fences: {'.mts': 'typescript', '.ts': 'typescript', '.tsx': 'tsx'},
    tab: undefined,
    isLoaded: true,
  },
] as const;

const LOADED_FOLDER = new RegExp(
  `^samples/[^/]+/(?:${sampleLanguages.flatMap((one) => ('isLoaded' in one ? [one.id] : [])).join('|')})/`,
);

/** Whether a page names this file of `samples/` instead of showing it. */
export const isLoadedSample = (file: string) => LOADED_FOLDER.test(file);

export type SampleLanguage = (typeof sampleLanguages)[number]['id'];

/** The language of a fence by the ending of its file: `.py` is `python`. */
export const fenceByEnding: Readonly<Record<string, string>> = Object.assign(
  {},
  ...sampleLanguages.map(({fences}) => fences),
);

/** Whether the site offers this file for download; `samples/drills` is part of the emulator, `samples/reference` are requests. */
export const isOfferedSample = (file: string) =>
  /^samples\/(?!drills\/|reference\/)/.test(file) && file.slice(file.lastIndexOf('.')) in languageByEnding;

/** The language of a sample by the ending of its file. */
export const languageByEnding: Readonly<Record<string, SampleLanguage>> = Object.fromEntries(
  sampleLanguages.flatMap(({id, fences}) => Object.keys(fences).map((ending) => [ending, id])),
);

/** The name of a sample, shared by its languages: `batch/java/CreateOnce.java` and `batch/python/create-once.py` are `batch/create-once`. */
export function sampleName(path: string): string {
  const [api = '', ...folders] = path.split('/');
  const [file = ''] = (folders.at(-1) ?? '').split(/\.\w+$/);
  const words = file.replaceAll('_', '-').replace(/(?<=[a-z])(?=[A-Z])/g, '-');
  return `${api}/${words.toLowerCase()}`;
}
