/** What an agent has not said yet is told again: after a break, in a later conversation, and once it is said, no more. */
import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {build} from 'esbuild';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {FUNCTIONS} from '../../samples/flow/javascript/tools.mjs';
import {FakeSocket} from './fakeSocket';
import {ROOT, readResolved} from './programs';
import {commandOf, installSample, WORK} from './recoveryRun';

const SHIM = join(ROOT, 'tests/samples/shims/app.mjs');
const LIB: Record<string, string> = {
  flow: 'apps/lib/flow.ts',
  recovery: 'apps/lib/recovery.ts',
  news: 'javascript/news.js',
  'tools.mjs': 'javascript/tools.mjs',
};

/** Returns the hook of an app, without the app, and what its user does. */
async function openHook(app: string) {
  const source = `samples/flow/${app}/hooks/useVoiceAgent.ts`;
  const {outputFiles} = await build({
    stdin: {contents: readResolved(source), loader: 'ts', resolveDir: ROOT},
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [
      {
        name: 'app',
        setup: ({onResolve}) => {
          onResolve({filter: /./}, ({path, importer}) => {
            const file = LIB[path.split('/lib/')[1] ?? ''];
            if (file) return {path: join(ROOT, 'samples/flow', file)};
            return importer.startsWith(ROOT) ? undefined : {path: SHIM};
          });
        },
      },
    ],
  });
  const bundle = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
  const {useVoiceAgent: open} = await import(/* @vite-ignore */ `data:text/javascript;base64,${bundle}`);
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async () => Response.json({url: 'wss://x', agentId: 'agent', key: 'key'}));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return open();
}

/** Waits for the next conversation, and starts it; returns what it is told at once. */
async function nextConversation() {
  for (let waits = 0; waits < 100 && FakeSocket.opened.length === 0; waits += 1)
    await vi.advanceTimersByTimeAsync(1000);
  const [socket] = FakeSocket.opened.splice(0) as [FakeSocket];
  socket.onopen();
  socket.get({message: 'ConversationStarted'});
  return {socket, told: inputsOf(socket)};
}

const inputsOf = ({sent}: FakeSocket) => sent.filter(({message}) => message === 'AddInput').map(({input}) => input);

const book = (socket: FakeSocket, day: string) =>
  socket.get({message: 'ToolInvoke', id: 'call-1', function: {name: 'book_repair', arguments: {day, part: 'chain'}}});
const BOOKED = 'Context: book_repair returned ok, "Booked for ';

describe.each(['nextjs', 'react-native'])('the hook of %s', (app) => {
  it('tells a result that was not said in the conversation after a break, and again until it is said', async () => {
    const agent = await openHook(app);
    await agent.start('');
    const {socket, told} = await nextConversation();
    expect(told).toEqual([]);
    socket.get({message: 'AddTranscript', metadata: {transcript: 'On Friday.'}});
    book(socket, 'Friday');
    await vi.advanceTimersByTimeAsync(200);
    expect(socket.sent.at(-1)).toMatchObject({message: 'ToolResult', id: 'call-1', status: 'ok'});
    socket.get({message: 'ResponseStarted', content: 'You are booked.'});
    socket.onclose({code: 1006});
    const broken = `Context: The connection broke. The last turns, quoted: ["User: On Friday.","Agent: You are booked. …"] ${BOOKED}`;
    const second = await nextConversation();
    expect(second.told).toEqual([expect.stringContaining(broken)]);
    second.socket.onclose({code: 1006});
    const third = await nextConversation();
    expect(third.told).toEqual([expect.stringContaining(broken)]);
    third.socket.get({message: 'ResponseStarted', content: 'You are booked.'});
    third.socket.get({message: 'ResponseCompleted'});
    third.socket.onclose({code: 1006});
    const fourth = await nextConversation();
    expect(fourth.told).toEqual([expect.not.stringContaining('Booked')]);
  });

  it.each([
    [0, 'Tuesday'],
    [200, 'Thursday'],
  ])('tells the next conversation, %i ms after a hang-up, a result as context alone', async (ms, day) => {
    const agent = await openHook(app);
    await agent.start('');
    const {socket} = await nextConversation();
    socket.get({message: 'AddTranscript', metadata: {transcript: 'Then.'}});
    book(socket, day);
    agent.hangUp();
    socket.get({message: 'ConversationEnded'});
    await vi.advanceTimersByTimeAsync(ms);
    await agent.start('');
    const next = await nextConversation();
    await vi.advanceTimersByTimeAsync(200);
    expect(inputsOf(next.socket)).toEqual([
      expect.stringMatching(new RegExp(`^${BOOKED}.*The user does not know it yet\\.$`)),
    ]);
  });

  it('says that the connection broke after a break alone', async () => {
    const agent = await openHook(app);
    await agent.start('');
    const {socket} = await nextConversation();
    socket.get({message: 'AddTranscript', metadata: {transcript: 'On Friday.'}});
    socket.get({message: 'Error', type: 'session_timeout', reason: ''});
    const {told} = await nextConversation();
    expect(told).toEqual(['Context: The last turns, quoted: ["User: On Friday."]']);
  });
});

/** A result is its letter: `A?` is its call, `A` the ToolResult, `(` the beginning of a reply, `)` its end, `|` its interruption. */
const unsaid: [events: string, left: string][] = [
  ['A? A ( )', ''],
  ['A? ( A )', 'A'],
  ['A? A ( |', 'A'],
  ['A? A ( | ( )', ''],
  ['A? A ( B? B )', 'B'],
  // Of two results, a reply is about one, and which one is unknown.
  ['A? B? A B ( )', 'AB'],
  ['A? B? A B ( ) ( )', ''],
  // The reply can be about the call that is still open.
  ['A? B? A ( )', 'A'],
  ['A? B? A ( ) B ( )', 'B'],
  ['A? B? A ( ) B ( ) ( )', ''],
];
const [conversationPython, conversationNode] = ['python/conversation.py', 'javascript/conversation.mjs'].map(
  (file) => `samples/flow/${file}`,
) as [string, string];

describe('a result counts as said when as many replies have been completed as results and calls were open', () => {
  it('in the web page, and in both apps', async () => {
    const {News} = await import('../../samples/flow/javascript/news.js');
    const real = FUNCTIONS.get('book_repair') as NonNullable<ReturnType<typeof FUNCTIONS.get>>;
    onTestFinished(() => void FUNCTIONS.set('book_repair', real));
    for (const [events, left] of unsaid) {
      const news = new News();
      const done: Record<string, (content: string) => void> = {};
      news.begin({send: () => true}, []);
      for (const event of events.split(' ')) {
        if (event === '(') news.take({message: 'ResponseStarted'});
        else if (event === ')') news.take({message: 'ResponseCompleted'});
        else if (event === '|') news.take({message: 'ResponseInterrupted'});
        else if (event.endsWith('?')) {
          FUNCTIONS.set('book_repair', () => new Promise((resolve) => (done[event.charAt(0)] = resolve)));
          const call = {name: 'book_repair', arguments: {day: 'Friday', part: 'chain'}};
          news.take({message: 'ToolInvoke', id: event, function: call});
        } else {
          done[event]?.(event);
          await vi.waitFor(() => expect(news.unsaid.at(-1)?.text).toContain(`"${event}"`));
        }
      }
      expect(news.unsaid.map(({text}: {text: string}) => /"(.)"/.exec(text)?.[1]).join(''), events).toBe(left);
    }
  });

  it('in Node.js', async () => {
    const {News} = await import(/* @vite-ignore */ installSample(conversationNode));
    for (const [events, left] of unsaid) {
      const news = new News();
      const open = new Set<string>();
      const conversation = {isOver: false, send: () => {}};
      news.again(conversation);
      for (const event of events.split(' ')) {
        if (event.endsWith('?')) open.add(event.charAt(0));
        else if (/\w/.test(event)) {
          open.delete(event);
          news.tell(event, conversation, {});
        } else news.note({'(': 'ResponseStarted', ')': 'ResponseCompleted'}[event] ?? 'ResponseInterrupted', open.size);
      }
      expect(news.unsaid.map(({text}: {text: string}) => text).join(''), events).toBe(left);
    }
  });

  it('in Python', () => {
    const [python = ''] = commandOf(conversationPython);
    const args = ['-c', PYTHON, ...unsaid.map(([events]) => events)];
    const env = {...process.env, API_KEY: 'key'};
    const lines = execFileSync(python, args, {cwd: WORK, env, encoding: 'utf8'}).split('\n');
    expect(lines.slice(0, -1)).toEqual(unsaid.map(([, left]) => left));
  });
});

const PYTHON = `
import asyncio, sys
from conversation import News

class Now:
    is_over = False
    async def send(self, *_, **__): pass

NAMES = {"(": "ResponseStarted", ")": "ResponseCompleted", "|": "ResponseInterrupted"}

async def left(events):
    news, now, open_calls = News(), Now(), set()
    news.again(now)
    for event in events.split():
        if event[-1] == "?":
            open_calls.add(event[0])
        elif event in NAMES:
            news.note(NAMES[event], len(open_calls))
        else:
            open_calls.discard(event)
            await news.tell(event, now, status="ok")
    print("".join(one["text"] for one in news.unsaid))

for events in sys.argv[1:]:
    asyncio.run(left(events))
`;
