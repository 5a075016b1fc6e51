/** What the build tells the early script (src/site/build/earlyScript.server.ts). */
export interface EarlySettings {
  /** Where the site expects its files. */
  baseUrl: string;
  /** Translated texts by their id; texts in the default language are in the code. */
  texts: Record<string, string>;
}
