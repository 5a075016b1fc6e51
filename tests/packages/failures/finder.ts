/** What the finder of failures searches on pages. */
import {readSource} from '@speech-docs/protocol/compile/contracts';
import type {FailureSources} from '@speech-docs/protocol/failures/catalogue';
import {errorsFile} from '@speech-docs/protocol/failures/errorsFile';

const sources = {batch: readSource('batch'), realtime: readSource('realtime'), flow: readSource('flow')};
export const {failures, hosts} = errorsFile(sources as unknown as FailureSources);
