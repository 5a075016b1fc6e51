/** The console off the main thread: the emulator's core, and nothing that reaches a network but the site's own sounds. */
import {compiledServiceData} from '../compiledServiceData';
import {ConsoleHost, type ConsoleReply, type ConsoleRequest} from './host';

const host = new ConsoleHost({
  serviceData: compiledServiceData(),
  post: (reply: ConsoleReply) => self.postMessage(reply),
  load: async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  },
});

self.onmessage = ({data}: MessageEvent<ConsoleRequest>) => void host.take(data);
