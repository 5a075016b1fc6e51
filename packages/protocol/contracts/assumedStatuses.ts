/**
 * HTTP statuses that the contract leaves open, as the emulator sends them. They are assumptions, not facts of the API: no page
 * and no contract contains them (`tools/contracts/errors.ts` checks the pages). An error without an entry here has
 * its statuses in the contract, or is sent with 500.
 */
export const ASSUMED_STATUSES: Readonly<Record<string, number>> = {
  'bad-request': 400,
  'malformed-request': 400,
  'job-rejected-due-to-invalid-audio': 400,
  'job-rejected-due-to-invalid-text': 400,
  'missing-data-file': 400,
  'missing-text-file': 400,
  'missing-callback': 400,
  'no-language-selected': 400,
  'format-not-supported': 400,
  'job-error': 404,
  'job-in-progress': 404,
  'requested-product-not-available': 403,
  'transcription-not-ready': 404,
  'job-is-not-of-type-transcription': 404,
  'job-is-not-of-type-alignment': 404,
  'unprocessable-entity': 422,
};
