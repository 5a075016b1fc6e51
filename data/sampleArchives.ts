/** Programs of several files that pages offer as one download: `/samples/<name>.zip`. */
export interface SampleArchive {
  name: string;
  /** Below `samples/`: folders, and single files. */
  sources: readonly string[];
}

export const sampleArchives: readonly SampleArchive[] = [{name: 'browser-microphone', sources: ['realtime/browser']}];
