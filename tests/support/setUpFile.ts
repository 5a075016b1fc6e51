/** Runs before each test file of Vitest. */
import {afterAll} from 'vitest';
import {removeTemporaryFolders} from './temporaryFolder';

// Of the hooks of a file the one that was named first runs last, and this one is named before the file is read: nothing
// that a test closes after itself misses its folder.
afterAll(removeTemporaryFolders);
