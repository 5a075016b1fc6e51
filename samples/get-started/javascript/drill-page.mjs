// Node.js 20 or later. Packages: npm install puppeteer-core@24
// Opens a web page with a recording as its microphone, prints the words that
// it shows, and exits with its verdict. CHROME is the path of the browser.
// In the drills of agents, the page is one that talks to an agent.
// Usage: node drill-page.mjs recording.wav
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import puppeteer from 'puppeteer-core';

// Replace these with the elements and the texts of your page.
const isAgent = process.env.DRILL_KIND === 'agent';
const [button, status] = ['#toggle', '#status'];
const words = isAgent ? '#turns' : '#finals';
const [start, stop] = isAgent ? ['Talk', 'Hang up'] : ['Start', 'Stop'];
const success = isAgent
  ? ['You hung up.', 'The conversation has ended.']
  : ['Finished'];
// An agent replies to what it heard, perhaps in another conversation.
const SILENCE_MS = isAgent ? 25_000 : 1000;

/** In the page: a microphone that is silent before and after the recording. */
function replaceMicrophone(base64, silenceMs) {
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext();
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const source = context.createBufferSource();
    source.buffer = await context.decodeAudioData(bytes.buffer);
    const microphone = context.createMediaStreamDestination();
    source.connect(microphone);
    source.start(context.currentTime + 1);
    setTimeout(
      () => Object.assign(window, {isOver: true}),
      1000 + silenceMs + 1000 * source.buffer.duration,
    );
    return microphone.stream;
  };
}

const PORT = `${20_000 + (process.pid % 20_000)}`;
const server = spawn('node', ['server.mjs'], {env: {...process.env, PORT}});
await once(server.stdout, 'data');
const executablePath = process.env.CHROME ?? '/usr/bin/chromium';
const browser = await puppeteer.launch({
  executablePath,
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  // A function of the page writes a line that begins with `acted`.
  if (isAgent) page.on('console', (line) => console.log(line.text()));
  const toolSeconds = Number(process.env.TOOL_SECONDS ?? 0);
  await page.evaluateOnNewDocument((seconds) => {
    window.toolSeconds = seconds;
  }, toolSeconds);
  page.setDefaultTimeout(1000 * Number(process.env.DRILL_SECONDS ?? 60));
  const recording = readFileSync(process.argv[2]).toString('base64');
  await page.evaluateOnNewDocument(replaceMicrophone, recording, SILENCE_MS);
  await page.goto(`http://localhost:${PORT}`);
  const textOf = (one) => page.$eval(one, ({textContent}) => textContent);
  await page.click(button);
  await page.waitForFunction('window.isOver');
  if ((await textOf(button)) === stop) await page.click(button);
  await page.waitForSelector(`${button}:enabled::-p-text(${start})`);
  console.log(await textOf(words));
  console.error(await textOf(status));
  if (!success.includes(await textOf(status))) process.exitCode = 1;
} finally {
  await browser.close();
  server.kill();
}
