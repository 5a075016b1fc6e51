/** Opens the catalogue of failures for searches. */
import {type ErrorsFile, type Found, findFailures} from '@speech-docs/protocol/failures';

export type {Found};

/** Returns a function that finds the failures a text is about; rejects when the catalogue cannot be fetched. */
export async function openSearch(errorsUrl: string): Promise<(text: string) => Found> {
  const response = await fetch(errorsUrl);
  if (!response.ok) throw new Error(`${errorsUrl}: HTTP ${response.status}`);
  const {failures, hosts} = (await response.json()) as ErrorsFile;
  return (text) => findFailures(text, failures, hosts);
}
