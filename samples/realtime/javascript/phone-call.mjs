// Node.js 20 or later. Packages: npm install ws
// Transcribes both sides of phone calls live: takes telephone media streams,
// and prints who said what. Save channels.mjs in the same folder.
// Usage: node phone-call.mjs, then send the media stream, with both tracks, to
// ws://localhost:8080/?token=… with the value of STREAM_TOKEN.
import {createHash, timingSafeEqual} from 'node:crypto';
import {WebSocketServer} from 'ws';
import {Channel, transcribe} from './channels.mjs';

const {API_KEY, STREAM_TOKEN: TOKEN} = process.env;
const PORT = Number(process.env.PORT ?? 8080);
// What telephones send, as it is.
const FORMAT = {type: 'raw', encoding: 'mulaw', sample_rate: 8000};
/** Names of the sides by the `track` of the telephone service. */
const SIDES = {inbound: 'caller', outbound: 'agent'};
/** A phone that sends nothing for so long is gone. */
const MAX_SILENT_MS = 10_000;

if (!API_KEY || !TOKEN) {
  console.error('Set API_KEY, and STREAM_TOKEN to a secret of your own.');
  process.exit(1);
}

const digest = (text) => createHash('sha256').update(text).digest();

/** Only your telephone service knows the token. */
function isGenuine(url) {
  const query = new URLSearchParams(url.split('?')[1]);
  return timingSafeEqual(digest(query.get('token') ?? ''), digest(TOKEN));
}

/** Transcribes one call, from its `start` to its `stop`. */
function serve(phone, id) {
  const log = (...words) => console.log(`${id}:`, ...words);
  /** @type {Record<string, Channel>} */
  const channels = {};
  let call;

  async function begin() {
    for (const side of Object.values(SIDES))
      channels[side] = new Channel(side, FORMAT);
    call = transcribe(Object.values(channels), FORMAT, (side, text) => {
      log(side.padEnd(7), text);
    });
    const problem = await call.done;
    log(problem ?? 'ended');
    // Some telephone services continue the call when its stream ends.
    phone.close(problem ? 1011 : 1000);
  }

  /** The call is over; what was said last is still transcribed. */
  function end() {
    for (const channel of Object.values(channels)) channel.isComplete = true;
    call?.pump();
  }

  function take({event, media, mark}) {
    if (event === 'start' && !call) {
      begin();
    } else if (event === 'media' && call) {
      const channel = channels[SIDES[media.track ?? 'inbound']];
      channel?.push(Buffer.from(media.payload, 'base64'));
      call.pump();
    } else if (event === 'mark') {
      // Nothing is played, so each mark is reached at once.
      phone.send(JSON.stringify({event, mark}));
    } else if (event === 'stop') {
      clearTimeout(silence);
      end();
    }
  }

  const silence = setTimeout(() => phone.terminate(), MAX_SILENT_MS);
  phone.on('message', (data) => {
    silence.refresh();
    try {
      take(JSON.parse(data.toString()));
    } catch (error) {
      // It ends its own call, and no other.
      log('phone', error.message);
      phone.close(1003);
    }
  });
  phone.on('error', () => {}); // 'close' follows
  phone.on('close', () => {
    clearTimeout(silence);
    end();
  });
}

let calls = 0;
const server = new WebSocketServer({
  host: '127.0.0.1',
  port: PORT,
  verifyClient: ({req}) => isGenuine(req.url),
});
server.on('listening', () => {
  const {port} = Object(server.address());
  console.log(`Waiting for calls on port ${port}`);
});
server.on('connection', (phone) => {
  calls += 1;
  serve(phone, calls);
});
