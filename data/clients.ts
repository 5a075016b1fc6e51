/**
 * What goes wrong in the reader's own program before the API is involved, by what the runtime or the library prints. A test
 * provokes those of Node.js and Python; `seen` says what printed the others here, or in which public thread they are.
 */
import {listOf} from './listOf';

export interface ClientFailure {
  /** Anchor of its row: `client-<id>`. */
  id: string;
  runtime: string;
  /** Versions in which it happens; absent where it is all. */
  versions?: string;
  name: string;
  /** Exact texts that the runtime prints; the first is shown. */
  prints: readonly [string, ...string[]];
  cause: string;
  fix: string;
  /** Where the text was seen, when no test provokes it. */
  seen?: string;
}

/** How a runtime opens a socket, and what it prints when the service rejects the key with 401. */
interface SocketRuntime {
  runtime: string;
  /** How the API key is passed; none where the runtime can set no header. */
  key?: string;
  prints: string;
}

/** A temporary key can be in the address, `?jwt=…`, in each of them. */
export const socketRuntimes: readonly SocketRuntime[] = [
  {
    runtime: 'Python, websockets',
    key: '`connect(url, additional_headers={"Authorization": …})`',
    prints: '`server rejected WebSocket connection: HTTP 401`',
  },
  {
    runtime: 'Node.js, ws',
    key: '`new WebSocket(url, {headers: {Authorization: …}})`',
    prints: '`Unexpected server response: 401`',
  },
  {
    runtime: 'Node.js, global `WebSocket`',
    key: 'The same, beyond the standard',
    prints: 'No status: `close` with code 1006. Node.js 22 has only the event `error`',
  },
  {
    runtime: 'Browsers',
    prints: 'No status: `close` with code 1006. The console of Chromium: `HTTP Authentication failed`',
  },
  {
    runtime: 'Bun',
    key: '`new WebSocket(url, {headers: {Authorization: …}})`',
    prints: '`Expected 101 status code: 401`, and `close` with code 1006',
  },
  {
    runtime: 'Deno',
    key: '`new WebSocket(url, {headers: {Authorization: …}})`',
    prints: '`failed to connect to WebSocket: Invalid status code: 401`, and `close` with code 0',
  },
  {
    runtime: 'Cloudflare Workers',
    key: '`fetch(url, {headers: {Upgrade: "websocket", Authorization: …}})`, with `https:`',
    prints: '`response.status` is 401',
  },
  {
    runtime: 'Java, `java.net.http`',
    key: '`newWebSocketBuilder().header("Authorization", …)`',
    prints: '`java.net.http.WebSocketHandshakeException`; the status is in its `getResponse()`',
  },
  {
    runtime: 'Go, gorilla/websocket',
    key: '`Dial(url, http.Header{"Authorization": {…}})`',
    prints: '`websocket: bad handshake`; the status is in the response that `Dial` returns',
  },
  {
    runtime: 'C#, `ClientWebSocket`',
    key: '`Options.SetRequestHeader("Authorization", …)`',
    prints: '`WebSocketException`; the status is in `HttpStatusCode`, with `CollectHttpResponseDetails`',
  },
];

export const clientFailures: readonly ClientFailure[] = /* @__PURE__ */ listOf({
  'python-venv': {
    runtime: 'Python, pip',
    name: 'The Python of the system takes no packages',
    prints: ['error: externally-managed-environment'],
    cause: 'Debian, Ubuntu, and Homebrew reserve this Python for their own packages.',
    fix: 'Run `python3 -m venv .venv` (Debian: `apt install python3-venv`) and `. .venv/bin/activate`, then pip again.',
    seen: 'pypa/get-pip#197',
  },
  'python-package': {
    runtime: 'Python',
    name: 'A package is missing',
    prints: ["ModuleNotFoundError: No module named 'requests'", "ModuleNotFoundError: No module named 'websockets'"],
    cause: "The package isn't installed for the Python that runs the program.",
    fix: 'Run `python3 -m pip install requests websockets`, in the virtual environment if you use one.',
  },
  'node-package': {
    runtime: 'Node.js',
    name: 'A package is missing',
    prints: ["Cannot find package 'ws'", "Cannot find module 'ws'"],
    cause: "The package isn't installed in the folder of the program.",
    fix: 'Run `npm install ws` in that folder.',
  },
  'no-key': {
    runtime: 'Programs of these pages',
    name: 'The API key is not set',
    prints: ["KeyError: 'API_KEY'", 'Set API_KEY first', 'Set API_KEY and AGENT_ID first'],
    cause: 'The environment variable `API_KEY` is empty in this terminal.',
    fix: 'Run `export API_KEY=YOUR_API_KEY` in the same terminal. With the emulator, the value is `any-key`.',
  },
  'python-extra-headers': {
    runtime: 'Python, websockets',
    versions: '14 and later',
    name: '`extra_headers` is unknown',
    prints: ["got an unexpected keyword argument 'extra_headers'"],
    cause: 'The argument has another name.',
    fix: 'Write `additional_headers`.',
  },
  'python-asyncio-module': {
    runtime: 'Python, websockets',
    versions: 'before 13',
    name: '`websockets.asyncio` is missing',
    prints: ["No module named 'websockets.asyncio'"],
    cause: 'The module came with version 13 of the library.',
    fix: 'Run `pip install --upgrade websockets`.',
    seen: 'Vovaman/example_async_websocket#17',
  },
  'python-keepalive': {
    runtime: 'Python, websockets',
    name: 'Keep-alive ping timeout',
    prints: ['sent 1011 (internal error) keepalive ping timeout'],
    cause: 'The library got no pong in time: blocking code kept the event loop busy, or the network was gone.',
    fix: 'Move blocking calls to `asyncio.to_thread`, and read while you send. On a slow network, raise `ping_timeout`.',
  },
  'python-running-loop': {
    runtime: 'Python, notebooks',
    name: 'An event loop runs already',
    prints: ['asyncio.run() cannot be called from a running event loop'],
    cause: 'A notebook runs its cells in an event loop.',
    fix: 'Write `await main()` in place of `asyncio.run(main())`.',
  },
  'python-websocket-package': {
    runtime: 'Python, websocket-client',
    name: 'Another package is installed',
    prints: [
      "module 'websocket' has no attribute 'WebSocketApp'",
      "module 'websocket' has no attribute 'create_connection'",
    ],
    cause: 'The package `websocket`, or a file `websocket.py` of your own, hides `websocket-client`.',
    fix: 'Rename your file, or run `pip uninstall websocket` and `pip install websocket-client`.',
  },
  'python-portaudio': {
    runtime: 'Python, microphone',
    name: 'PortAudio is missing',
    prints: ['PortAudio library not found'],
    cause: 'A library of the system is missing.',
    fix: '`apt install libportaudio2 portaudio19-dev` on Debian and Ubuntu, `brew install portaudio` on macOS.',
    seen: 'spatialaudio/python-sounddevice#363',
  },
  'node-websocket': {
    runtime: 'Node.js',
    versions: 'before 22',
    name: '`WebSocket` is not defined',
    prints: ['ReferenceError: WebSocket is not defined'],
    cause: 'The global `WebSocket` came with Node.js 22.',
    fix: 'Use Node.js 22 or later, or the package `ws`.',
  },
  'node-require': {
    runtime: 'Node.js',
    versions: 'before 22.12',
    name: '`require` of a module',
    prints: ['Error [ERR_REQUIRE_ESM]: require() of ES Module', 'Cannot use import statement outside a module'],
    cause: 'An ES module is loaded as CommonJS.',
    fix: 'Name the file `.mjs`, or set `"type": "module"` in `package.json`, and write `import`.',
  },
  'bundler-ws': {
    runtime: 'Bundlers',
    name: '`ws` in a page',
    prints: ['ws does not work in the browser'],
    cause: 'The package `ws` is for Node.js.',
    fix: 'In a page, use the global `WebSocket`, with a [temporary key](/get-started/authentication#temporary-keys).',
  },
  'bundler-bufferutil': {
    runtime: 'Bundlers',
    name: 'Optional parts of `ws`',
    prints: ['bufferUtil.mask is not a function', 'bufferUtil.unmask is not a function'],
    cause: 'The bundler left out `bufferutil`, an optional package of `ws`.',
    fix: 'Name `ws` in `externals`, or in `serverExternalPackages` of Next.js.',
    seen: 'GetStream/stream-video-js#1395, socketio/socket.io#5277',
  },
  'browser-microphone-denied': {
    runtime: 'Browsers',
    name: 'The microphone is not allowed',
    prints: ['NotAllowedError: Permission denied'],
    cause: 'The user or the system denied the microphone, or a frame has no `allow="microphone"`.',
    fix: 'Request the microphone after a click, and show users how to allow it.',
    seen: 'citizenfx/fivem#1609',
  },
  'browser-no-microphone': {
    runtime: 'Browsers',
    name: 'No microphone',
    prints: ['NotFoundError: Requested device not found'],
    cause: 'The device has no microphone that is free and allowed.',
    fix: 'Connect one, and let the user choose from `enumerateDevices`.',
    seen: 'Chromium 156',
  },
  'browser-insecure-page': {
    runtime: 'Browsers',
    name: '`getUserMedia` of undefined',
    prints: ["undefined (reading 'getUserMedia')"],
    cause: 'Pages get a microphone only over `https:` or from `localhost`.',
    fix: 'Serve the page over `https:`.',
    seen: 'Chromium 156',
  },
  'browser-closed-early': {
    runtime: 'Browsers',
    name: 'Closed before it was established',
    prints: ['WebSocket is closed before the connection is established'],
    cause: 'The page called `close()` while the socket connected, often in a clean-up of React.',
    fix: 'Open the socket after a click, or close it only when `readyState` is `OPEN`.',
    seen: 'Chromium 156',
  },
  'browser-connecting': {
    runtime: 'Browsers',
    name: 'Sent while connecting',
    prints: ["Failed to execute 'send' on 'WebSocket': Still in CONNECTING state"],
    cause: '`send()` was called before the event `open`.',
    fix: 'Send the first message in the handler of `open`.',
    seen: 'Chromium 156',
  },
  'browser-local-network': {
    runtime: 'Chrome and Edge',
    versions: '142 and later',
    name: 'Local network access',
    prints: ['ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS'],
    cause: 'A page reaches `localhost` and the local network only after the user has agreed.',
    fix: 'Serve the page from the same network, call the container from your server, or ask the user to allow *Local network access*.',
    seen: 'Chromium 156',
  },
  'browser-policy': {
    runtime: 'Browsers',
    name: 'Content Security Policy',
    prints: [
      'violates the following Content Security Policy directive: "connect-src',
      "the document's Content Security Policy",
    ],
    cause: 'The policy of your page does not list the host.',
    fix: 'Add the host with `wss:` or `https:` to `connect-src`.',
    seen: 'Chromium 156',
  },
  'browser-recorder-type': {
    runtime: 'Safari',
    versions: 'before 18.4',
    name: '`MediaRecorder` without WebM',
    prints: ['mimeType is not supported', "Failed to construct 'MediaRecorder'"],
    cause: 'The browser records another container.',
    fix: 'Choose a type for which `MediaRecorder.isTypeSupported` is true. For real time, send PCM of an `AudioWorklet`.',
    seen: 'mdn/browser-compat-data#11445; the second: Chromium 156',
  },
  'browser-sample-rate': {
    runtime: 'Firefox',
    name: 'Different sample rates',
    prints: ['Connecting AudioNodes from AudioContexts with different sample-rate is currently not supported'],
    cause: 'The `AudioContext` has another sample rate than the microphone.',
    fix: 'Create the `AudioContext` without `sampleRate`, and send its `sampleRate` in `audio_format`.',
    seen: 'mdn/browser-compat-data#16213',
  },
  'browser-audio-context': {
    runtime: 'Browsers',
    name: 'The `AudioContext` was not allowed to start',
    prints: ['The AudioContext was not allowed to start'],
    cause: 'Pages start audio only after a click or a key.',
    fix: 'Call `resume()` in the handler of the click.',
    seen: 'goldfire/howler.js#1532',
  },
  'browser-binary': {
    runtime: 'Browsers, Node.js',
    name: 'Audio parsed as JSON',
    prints: [
      '"[object Blob]" is not valid JSON',
      '"[object ArrayBuffer]" is not valid JSON',
      '"[object Arr"... is not valid JSON',
    ],
    cause: 'Binary frames are audio, and the handler parses every frame.',
    fix: 'Parse only when `typeof event.data` is `string`.',
  },
  'android-cleartext': {
    runtime: 'Android',
    versions: '9 and later',
    name: 'Cleartext is not permitted',
    prints: ['not permitted by network security policy'],
    cause: 'Apps may not use `ws:` or `http:`.',
    fix: 'Use `wss:` and `https:`. For the emulator, allow its host in the network security configuration of the debug build.',
    seen: 'NaikSoftware/StompProtocolAndroid#165',
  },
  'android-internet': {
    runtime: 'Android',
    name: 'The permission INTERNET is missing',
    prints: ['Permission denied (missing INTERNET permission?)'],
    cause: 'The manifest of the app does not ask for the network.',
    fix: 'Add `<uses-permission android:name="android.permission.INTERNET"/>` to the manifest.',
    seen: 'udacity/and-nd-firebase#43',
  },
  'android-main-thread': {
    runtime: 'Android',
    name: 'Network on the main thread',
    prints: ['android.os.NetworkOnMainThreadException'],
    cause: 'A blocking call runs in the thread that draws.',
    fix: 'Call from a coroutine with `Dispatchers.IO`, or use `enqueue`.',
    seen: 'TooTallNate/Java-WebSocket#97',
  },
  'apple-transport-security': {
    runtime: 'iOS, macOS',
    name: 'App Transport Security',
    prints: ['Code=-1022', 'App Transport Security policy requires the use of a secure connection'],
    cause: 'Apps may not use `ws:` or `http:`.',
    fix: 'Use `wss:` and `https:`. For the emulator, set `NSAllowsLocalNetworking`.',
    seen: 'EricssonResearch/bowser#54',
  },
  'apple-not-connected': {
    runtime: 'iOS, macOS',
    name: 'The socket is not connected',
    prints: ['Code=57 "Socket is not connected"'],
    cause: 'The socket had closed, often because the system suspended the app.',
    fix: 'Read the close code in `urlSession(_:webSocketTask:didCloseWith:reason:)`, and open a new session when the app is active again.',
    seen: 'novastone-media/MQTT-Client-Framework#144',
  },
  'apple-microphone': {
    runtime: 'iOS, macOS',
    name: 'No description for the microphone',
    prints: ['must contain an NSMicrophoneUsageDescription key'],
    cause: '`Info.plist` does not say why the app records.',
    fix: 'Add `NSMicrophoneUsageDescription` with a sentence that tells users why the app records.',
    seen: 'HaishinKit/HaishinKit.swift#99',
  },
  'deno-net': {
    runtime: 'Deno',
    name: 'No network access',
    prints: ['run again with the --allow-net flag'],
    cause: 'The command allows no network.',
    fix: 'Run `deno run --allow-net`.',
    seen: 'denoland/deno#9970',
  },
  'workers-scheme': {
    runtime: 'Cloudflare Workers',
    name: '`fetch` with `wss:`',
    prints: ['Fetch API cannot load: ws'],
    cause: '`fetch` of a worker opens sockets by an `https:` address.',
    fix: 'Send the header `Upgrade: websocket`, and use `response.webSocket`.',
    seen: 'cloudflare/sandbox-sdk#321',
  },
  'java-send-pending': {
    runtime: 'Java',
    name: 'Send pending',
    prints: ['java.lang.IllegalStateException: Send pending'],
    cause: '`sendBinary` was called before the previous call had completed.',
    fix: 'Chain the calls: `sent = sent.thenCompose(socket -> socket.sendBinary(audio, true))`.',
    seen: 'OpenJDK 17',
  },
  'csharp-outstanding': {
    runtime: 'C#',
    name: 'An outstanding call',
    prints: ["There is already one outstanding 'SendAsync' call for this WebSocket instance"],
    cause: 'Two tasks send at the same time.',
    fix: 'Send from one task, or guard `SendAsync` with a `SemaphoreSlim`.',
    seen: 'Marfusios/websocket-client#18',
  },
  'go-concurrent-write': {
    runtime: 'Go, gorilla/websocket',
    name: 'Concurrent writes',
    prints: ['concurrent write to websocket connection'],
    cause: 'Two goroutines write at the same time.',
    fix: 'Write from one goroutine, or guard the calls with a mutex.',
    seen: 'gorilla/websocket#913',
  },
  'go-read-limit': {
    runtime: 'Go, coder/websocket',
    name: 'The read limit',
    prints: ['read limited at 32769 bytes'],
    cause: 'The library reads at most 32,768 bytes of a message.',
    fix: 'Call `SetReadLimit(-1)` after `Dial`.',
    seen: 'coder/websocket#312',
  },
  'rust-tls': {
    runtime: 'Rust, tungstenite',
    name: 'No TLS',
    prints: ['TLS support not compiled in'],
    cause: 'The library has no TLS unless a feature asks for it.',
    fix: 'Add the feature `native-tls` or `rustls-tls-native-roots` in `Cargo.toml`.',
    seen: 'snapview/tungstenite-rs#109',
  },
  'rust-crypto-provider': {
    runtime: 'Rust, rustls',
    versions: '0.23 and later',
    name: 'No crypto provider',
    prints: ['Could not automatically determine the process-level CryptoProvider'],
    cause: 'Two crates ask for different providers, or none asks for one.',
    fix: 'Call `rustls::crypto::ring::default_provider().install_default()` first.',
    seen: 'XAMPPRocky/octocrab#930',
  },
  'proxy-413': {
    runtime: 'Proxies',
    name: 'The upload is too large for a proxy',
    prints: ['413 Request Entity Too Large'],
    cause: 'A proxy of your own accepts smaller bodies than the API.',
    fix: 'Raise its limit, in nginx `client_max_body_size`, or send the URL of the file in `fetch_data`.',
    seen: 'nginx 1.22',
  },
});
