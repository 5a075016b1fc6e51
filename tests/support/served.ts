/** A folder that is served as hosts do, on a port that is free. */
import type {AddressInfo} from 'node:net';
import {serveFolder} from '@speech-docs/publish/delivery.server';

export interface Served {
  /** For example `http://localhost:4321`. */
  origin: string;
  port: number;
  close: () => void;
}

export async function serve(folder: string): Promise<Served> {
  const server = await serveFolder(folder, 0);
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
