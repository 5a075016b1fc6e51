/** The console off the main thread: the emulator's core, and nothing that reaches a network but the site's own sounds. */
import {compiledKnowledge} from '../compiledKnowledge';
import {ConsoleHost, type ConsoleReply, type ConsoleRequest} from './host';

const host = new ConsoleHost({
  knowledge: compiledKnowledge(),
  post: (reply: ConsoleReply) => self.postMessage(reply),
  load: async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  },
});

self.onmessage = ({data}: MessageEvent<ConsoleRequest>) => void host.take(data);
