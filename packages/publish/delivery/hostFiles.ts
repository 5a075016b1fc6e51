/** The files of a site that hosts and local servers read, and nobody is served. */

export const HOSTING_FOLDER = '_hosting';

/** Whether a file (its path inside the site, without a leading slash) is one of them. */
export function isForHosts(file: string): boolean {
  return file.startsWith(`${HOSTING_FOLDER}/`) || /^(?:_headers|_redirects)$/.test(file);
}
