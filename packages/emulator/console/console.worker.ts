/** The console off the main thread: the emulator's core, and nothing that reaches a network but the site's own sounds. */
import {browserKnowledge} from '../browserKnowledge';
import {type ConsoleReply, type ConsoleRequest, Host} from './host';

const host = new Host({
  knowledge: browserKnowledge(),
  post: (reply: ConsoleReply) => self.postMessage(reply),
  load: async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  },
});

self.onmessage = ({data}: MessageEvent<ConsoleRequest>) => void host.take(data);
