/** What the build passes to the early script (src/site/build/earlyScript.server.ts). */
export interface EarlySettings {
  /** Where the site expects its files. */
  baseUrl: string;
  /** Id of the announcement bar, and what the names of stored values end with. */
  announcement: {id: string; namespace: string};
}
