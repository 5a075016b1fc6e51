/** Clients, servers, and recordings for tests that use the emulator. */
export * from './client';
export * from './clientServer';
export {BEGINNINGS} from './fileTypes';
export {asJsonLines} from './recordedFormats';
export {Recorder, startConversation, wholeSession} from './recordedSessions';
