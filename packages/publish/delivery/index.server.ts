/** Headers, and the server that sends them. */
export * from './headers.server';
export {writeHostFiles} from './hostFiles.server';
export {scriptHashes} from './integrity.server';
export {LOOPBACK, serveFolder} from './staticServer.server';
