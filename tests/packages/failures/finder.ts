/** What the finder of failures searches on pages. */
import {readSource} from '@speech-docs/protocol/compile';
import {errorsFile, type FailureSources} from '@speech-docs/protocol/failures';

export const sources = {
  batch: readSource('batch'),
  realtime: readSource('realtime'),
  flow: readSource('flow'),
} as unknown as FailureSources;
export const {failures, hosts} = errorsFile(sources);
