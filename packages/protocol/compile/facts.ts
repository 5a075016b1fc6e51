/** The facts of the project that the packages need. `npm run emulator:compile` bundles them into `generated/facts.js`. */
import {provider as all, type Provider} from '../../../provider';
import type {PROVIDER_FIELDS} from './providerFields';

export {audioEvents} from '../../../data/audioEvents';
export {type ClientFailure, clientFailures} from '../../../data/clients';
export {containerExits, languageIdErrors} from '../../../data/containerFailures';
export {disfluencies} from '../../../data/disfluencies';
export {jobErrorValues} from '../../../data/failures';
export {findLanguage, languages} from '../../../data/languages';
export {type NetworkFailure, networkFailures} from '../../../data/network';
export * from '../../../data/pages';
export * from '../../../data/recovery';
export {batchEndpoints, realtimeEndpoints} from '../../../data/regions';
export {defaultTopics} from '../../../data/topics';
export {translationPair, translationPairs} from '../../../data/translationPairs';
export * from '../../../data/unlistedFailures';

export const provider: Pick<Provider, (typeof PROVIDER_FIELDS)[number]> = all;
