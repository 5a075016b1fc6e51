/**
 * Facts of `data/` and `provider.ts`, compiled into this package, so that it runs outside of the repository. Run
 * `npm run emulator:compile` after a change of one of them.
 */
export * from './generated/facts';
