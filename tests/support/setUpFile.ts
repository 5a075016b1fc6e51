/** Runs before each test file of Vitest. */

import {leavesNothing} from '@speech-docs/emulator/tests/support/leavesNothing';
import {afterAll} from 'vitest';
import {removeTemporaryFolders} from './temporaryFolder';

// Of the hooks of a file the one that was named first runs last, and this one is named before the file is read: nothing
// that a test closes after itself misses its folder.
afterAll(removeTemporaryFolders);

// Every test file of the emulator ends with the same claim.
leavesNothing();
