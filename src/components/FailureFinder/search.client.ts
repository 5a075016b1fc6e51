/** Opens the catalogue of failures for searches. */
import {type Match, matchFailures} from '@speech-docs/protocol/failures/match';
import type {ErrorsFile} from '@speech-docs/protocol/failures/schema';

/** Returns a function that finds the failures a text is about; rejects when the catalogue cannot be fetched. */
export async function openSearch(errorsUrl: string): Promise<(text: string) => Match[]> {
  const response = await fetch(errorsUrl);
  if (!response.ok) throw new Error(`${errorsUrl}: HTTP ${response.status}`);
  const {failures, hosts} = (await response.json()) as ErrorsFile;
  return (text) => matchFailures(text, failures, hosts);
}
