/** Everything that can go wrong, and which of it a text is about. */
export {failureAddress, failureAnchor} from './addresses';
export * from './catalogue';
export * from './errorsFile';
export {SURFACES} from './evidence';
export * from './match';
export {namesOf} from './names';
