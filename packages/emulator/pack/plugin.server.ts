/** Offers the emulator at `/emulator/`, with its checksum. */
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {packEmulator} from './build';

export default function emulatorPackage(): Plugin {
  return {
    name: 'emulator-package',
    async postBuild({outDir}) {
      packEmulator(join(outDir, 'emulator'));
    },
  };
}
