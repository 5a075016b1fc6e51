// Made by `npm run emulator:compile` from data/ and provider.ts. Do not edit.
// provider.ts
var provider = { "name": "Acme Speech", "slug": "acme-speech", "siteUrl": "https://docs.example.com", "batchHost": "batch.example.com", "realtimeHost": "realtime.example.com", "flowHost": "flow.example.com", "managementHost": "keys.example.com", "headerPrefix": "X-Acme", "models": { "multilingual": "multilingual-1" }, "sampleAudioUrl": "https://docs.example.com/audio/harbor-tour.wav", "emulatorPackage": "acme-speech-emulator", "emulatorVersion": "1.3.0" };

// data/audioEvents.ts
var audioEvents = [
  { type: "laughter", requestable: true, batchEvents: true, batchSummary: true, realtime: true, note: null },
  { type: "applause", requestable: true, batchEvents: true, batchSummary: true, realtime: true, note: null },
  {
    type: "music",
    requestable: true,
    batchEvents: true,
    batchSummary: true,
    realtime: true,
    note: "Without title, artist, or genre. Real-time detection can be too sensitive."
  },
  {
    type: "silence",
    requestable: false,
    batchEvents: false,
    batchSummary: true,
    realtime: false,
    note: "Counts gaps of at least 1 s without speech or any other event."
  },
  {
    type: "speech",
    requestable: false,
    batchEvents: false,
    batchSummary: true,
    realtime: false,
    note: "The sum of the durations of all words."
  }
];

// data/listOf.ts
function listOf(rows) {
  return Object.entries(rows).map(([id, row2]) => ({ id, ...row2 }));
}

// data/clients.ts
var clientFailures = /* @__PURE__ */ listOf({
  "python-venv": {
    runtime: "Python, pip",
    name: "The Python of the system takes no packages",
    prints: ["error: externally-managed-environment"],
    cause: "Debian, Ubuntu, and Homebrew reserve this Python for their own packages.",
    fix: "Run `python3 -m venv .venv` (Debian: `apt install python3-venv`) and `. .venv/bin/activate`, then pip again.",
    seen: "pypa/get-pip#197"
  },
  "python-package": {
    runtime: "Python",
    name: "A package is missing",
    prints: ["ModuleNotFoundError: No module named 'requests'", "ModuleNotFoundError: No module named 'websockets'"],
    cause: "The package isn't installed for the Python that runs the program.",
    fix: "Run `python3 -m pip install requests websockets`, in the virtual environment if you use one."
  },
  "node-package": {
    runtime: "Node.js",
    name: "A package is missing",
    prints: ["Cannot find package 'ws'", "Cannot find module 'ws'"],
    cause: "The package isn't installed in the folder of the program.",
    fix: "Run `npm install ws` in that folder."
  },
  "no-key": {
    runtime: "Programs of these pages",
    name: "The API key is not set",
    prints: ["KeyError: 'API_KEY'", "Set API_KEY first", "Set API_KEY and AGENT_ID first"],
    cause: "The environment variable `API_KEY` is empty in this terminal.",
    fix: "Run `export API_KEY=YOUR_API_KEY` in the same terminal. With the emulator, the value is `any-key`."
  },
  "python-extra-headers": {
    runtime: "Python, websockets",
    versions: "14 and later",
    name: "`extra_headers` is unknown",
    prints: ["got an unexpected keyword argument 'extra_headers'"],
    cause: "The argument has another name.",
    fix: "Write `additional_headers`."
  },
  "python-asyncio-module": {
    runtime: "Python, websockets",
    versions: "before 13",
    name: "`websockets.asyncio` is missing",
    prints: ["No module named 'websockets.asyncio'"],
    cause: "The module came with version 13 of the library.",
    fix: "Run `pip install --upgrade websockets`.",
    seen: "Vovaman/example_async_websocket#17"
  },
  "python-keepalive": {
    runtime: "Python, websockets",
    name: "Keep-alive ping timeout",
    prints: ["sent 1011 (internal error) keepalive ping timeout"],
    cause: "The library got no pong in time: blocking code kept the event loop busy, or the network was gone.",
    fix: "Move blocking calls to `asyncio.to_thread`, and read while you send. On a slow network, raise `ping_timeout`."
  },
  "python-running-loop": {
    runtime: "Python, notebooks",
    name: "An event loop runs already",
    prints: ["asyncio.run() cannot be called from a running event loop"],
    cause: "A notebook runs its cells in an event loop.",
    fix: "Write `await main()` in place of `asyncio.run(main())`."
  },
  "python-websocket-package": {
    runtime: "Python, websocket-client",
    name: "Another package is installed",
    prints: [
      "module 'websocket' has no attribute 'WebSocketApp'",
      "module 'websocket' has no attribute 'create_connection'"
    ],
    cause: "The package `websocket`, or a file `websocket.py` of your own, hides `websocket-client`.",
    fix: "Rename your file, or run `pip uninstall websocket` and `pip install websocket-client`."
  },
  "python-portaudio": {
    runtime: "Python, microphone",
    name: "PortAudio is missing",
    prints: ["PortAudio library not found"],
    cause: "A library of the system is missing.",
    fix: "`apt install libportaudio2 portaudio19-dev` on Debian and Ubuntu, `brew install portaudio` on macOS.",
    seen: "spatialaudio/python-sounddevice#363"
  },
  "node-websocket": {
    runtime: "Node.js",
    versions: "before 22",
    name: "`WebSocket` is not defined",
    prints: ["ReferenceError: WebSocket is not defined"],
    cause: "The global `WebSocket` came with Node.js 22.",
    fix: "Use Node.js 22 or later, or the package `ws`."
  },
  "node-require": {
    runtime: "Node.js",
    versions: "before 22.12",
    name: "`require` of a module",
    prints: ["Error [ERR_REQUIRE_ESM]: require() of ES Module", "Cannot use import statement outside a module"],
    cause: "An ES module is loaded as CommonJS.",
    fix: 'Name the file `.mjs`, or set `"type": "module"` in `package.json`, and write `import`.'
  },
  "bundler-ws": {
    runtime: "Bundlers",
    name: "`ws` in a page",
    prints: ["ws does not work in the browser"],
    cause: "The package `ws` is for Node.js.",
    fix: "In a page, use the global `WebSocket`, with a [temporary key](/get-started/authentication#temporary-keys)."
  },
  "bundler-bufferutil": {
    runtime: "Bundlers",
    name: "Optional parts of `ws`",
    prints: ["bufferUtil.mask is not a function", "bufferUtil.unmask is not a function"],
    cause: "The bundler left out `bufferutil`, an optional package of `ws`.",
    fix: "Name `ws` in `externals`, or in `serverExternalPackages` of Next.js.",
    seen: "GetStream/stream-video-js#1395, socketio/socket.io#5277"
  },
  "browser-microphone-denied": {
    runtime: "Browsers",
    name: "The microphone is not allowed",
    prints: ["NotAllowedError: Permission denied"],
    cause: 'The user or the system denied the microphone, or a frame has no `allow="microphone"`.',
    fix: "Request the microphone after a click, and show users how to allow it.",
    seen: "citizenfx/fivem#1609"
  },
  "browser-no-microphone": {
    runtime: "Browsers",
    name: "No microphone",
    prints: ["NotFoundError: Requested device not found"],
    cause: "The device has no microphone that is free and allowed.",
    fix: "Connect one, and let the user choose from `enumerateDevices`.",
    seen: "Chromium 156"
  },
  "browser-insecure-page": {
    runtime: "Browsers",
    name: "`getUserMedia` of undefined",
    prints: ["undefined (reading 'getUserMedia')"],
    cause: "Pages get a microphone only over `https:` or from `localhost`.",
    fix: "Serve the page over `https:`.",
    seen: "Chromium 156"
  },
  "browser-closed-early": {
    runtime: "Browsers",
    name: "Closed before it was established",
    prints: ["WebSocket is closed before the connection is established"],
    cause: "The page called `close()` while the socket connected, often in a clean-up of React.",
    fix: "Open the socket after a click, or close it only when `readyState` is `OPEN`.",
    seen: "Chromium 156"
  },
  "browser-connecting": {
    runtime: "Browsers",
    name: "Sent while connecting",
    prints: ["Failed to execute 'send' on 'WebSocket': Still in CONNECTING state"],
    cause: "`send()` was called before the event `open`.",
    fix: "Send the first message in the handler of `open`.",
    seen: "Chromium 156"
  },
  "browser-local-network": {
    runtime: "Chrome and Edge",
    versions: "142 and later",
    name: "Local network access",
    prints: ["ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS"],
    cause: "A page reaches `localhost` and the local network only after the user has agreed.",
    fix: "Serve the page from the same network, call the container from your server, or ask the user to allow *Local network access*.",
    seen: "Chromium 156"
  },
  "browser-policy": {
    runtime: "Browsers",
    name: "Content Security Policy",
    prints: [
      'violates the following Content Security Policy directive: "connect-src',
      "the document's Content Security Policy"
    ],
    cause: "The policy of your page does not list the host.",
    fix: "Add the host with `wss:` or `https:` to `connect-src`.",
    seen: "Chromium 156"
  },
  "browser-recorder-type": {
    runtime: "Safari",
    versions: "before 18.4",
    name: "`MediaRecorder` without WebM",
    prints: ["mimeType is not supported", "Failed to construct 'MediaRecorder'"],
    cause: "The browser records another container.",
    fix: "Choose a type for which `MediaRecorder.isTypeSupported` is true. For real time, send PCM of an `AudioWorklet`.",
    seen: "mdn/browser-compat-data#11445; the second: Chromium 156"
  },
  "browser-sample-rate": {
    runtime: "Firefox",
    name: "Different sample rates",
    prints: ["Connecting AudioNodes from AudioContexts with different sample-rate is currently not supported"],
    cause: "The `AudioContext` has another sample rate than the microphone.",
    fix: "Create the `AudioContext` without `sampleRate`, and send its `sampleRate` in `audio_format`.",
    seen: "mdn/browser-compat-data#16213"
  },
  "browser-audio-context": {
    runtime: "Browsers",
    name: "The `AudioContext` was not allowed to start",
    prints: ["The AudioContext was not allowed to start"],
    cause: "Pages start audio only after a click or a key.",
    fix: "Call `resume()` in the handler of the click.",
    seen: "goldfire/howler.js#1532"
  },
  "browser-binary": {
    runtime: "Browsers, Node.js",
    name: "Audio parsed as JSON",
    prints: [
      '"[object Blob]" is not valid JSON',
      '"[object ArrayBuffer]" is not valid JSON',
      '"[object Arr"... is not valid JSON'
    ],
    cause: "Binary frames are audio, and the handler parses every frame.",
    fix: "Parse only when `typeof event.data` is `string`."
  },
  "android-cleartext": {
    runtime: "Android",
    versions: "9 and later",
    name: "Cleartext is not permitted",
    prints: ["not permitted by network security policy"],
    cause: "Apps may not use `ws:` or `http:`.",
    fix: "Use `wss:` and `https:`. For the emulator, allow its host in the network security configuration of the debug build.",
    seen: "NaikSoftware/StompProtocolAndroid#165"
  },
  "android-internet": {
    runtime: "Android",
    name: "The permission INTERNET is missing",
    prints: ["Permission denied (missing INTERNET permission?)"],
    cause: "The manifest of the app does not ask for the network.",
    fix: 'Add `<uses-permission android:name="android.permission.INTERNET"/>` to the manifest.',
    seen: "udacity/and-nd-firebase#43"
  },
  "android-main-thread": {
    runtime: "Android",
    name: "Network on the main thread",
    prints: ["android.os.NetworkOnMainThreadException"],
    cause: "A blocking call runs in the thread that draws.",
    fix: "Call from a coroutine with `Dispatchers.IO`, or use `enqueue`.",
    seen: "TooTallNate/Java-WebSocket#97"
  },
  "apple-transport-security": {
    runtime: "iOS, macOS",
    name: "App Transport Security",
    prints: ["Code=-1022", "App Transport Security policy requires the use of a secure connection"],
    cause: "Apps may not use `ws:` or `http:`.",
    fix: "Use `wss:` and `https:`. For the emulator, set `NSAllowsLocalNetworking`.",
    seen: "EricssonResearch/bowser#54"
  },
  "apple-not-connected": {
    runtime: "iOS, macOS",
    name: "The socket is not connected",
    prints: ['Code=57 "Socket is not connected"'],
    cause: "The socket had closed, often because the system suspended the app.",
    fix: "Read the close code in `urlSession(_:webSocketTask:didCloseWith:reason:)`, and open a new session when the app is active again.",
    seen: "novastone-media/MQTT-Client-Framework#144"
  },
  "apple-microphone": {
    runtime: "iOS, macOS",
    name: "No description for the microphone",
    prints: ["must contain an NSMicrophoneUsageDescription key"],
    cause: "`Info.plist` does not say why the app records.",
    fix: "Add `NSMicrophoneUsageDescription` with a sentence that tells users why the app records.",
    seen: "HaishinKit/HaishinKit.swift#99"
  },
  "deno-net": {
    runtime: "Deno",
    name: "No network access",
    prints: ["run again with the --allow-net flag"],
    cause: "The command allows no network.",
    fix: "Run `deno run --allow-net`.",
    seen: "denoland/deno#9970"
  },
  "workers-scheme": {
    runtime: "Cloudflare Workers",
    name: "`fetch` with `wss:`",
    prints: ["Fetch API cannot load: ws"],
    cause: "`fetch` of a worker opens sockets by an `https:` address.",
    fix: "Send the header `Upgrade: websocket`, and use `response.webSocket`.",
    seen: "cloudflare/sandbox-sdk#321"
  },
  "java-send-pending": {
    runtime: "Java",
    name: "Send pending",
    prints: ["java.lang.IllegalStateException: Send pending"],
    cause: "`sendBinary` was called before the previous call had completed.",
    fix: "Chain the calls: `sent = sent.thenCompose(socket -> socket.sendBinary(audio, true))`.",
    seen: "OpenJDK 17"
  },
  "csharp-outstanding": {
    runtime: "C#",
    name: "An outstanding call",
    prints: ["There is already one outstanding 'SendAsync' call for this WebSocket instance"],
    cause: "Two tasks send at the same time.",
    fix: "Send from one task, or guard `SendAsync` with a `SemaphoreSlim`.",
    seen: "Marfusios/websocket-client#18"
  },
  "go-concurrent-write": {
    runtime: "Go, gorilla/websocket",
    name: "Concurrent writes",
    prints: ["concurrent write to websocket connection"],
    cause: "Two goroutines write at the same time.",
    fix: "Write from one goroutine, or guard the calls with a mutex.",
    seen: "gorilla/websocket#913"
  },
  "go-read-limit": {
    runtime: "Go, coder/websocket",
    name: "The read limit",
    prints: ["read limited at 32769 bytes"],
    cause: "The library reads at most 32,768 bytes of a message.",
    fix: "Call `SetReadLimit(-1)` after `Dial`.",
    seen: "coder/websocket#312"
  },
  "rust-tls": {
    runtime: "Rust, tungstenite",
    name: "No TLS",
    prints: ["TLS support not compiled in"],
    cause: "The library has no TLS unless a feature asks for it.",
    fix: "Add the feature `native-tls` or `rustls-tls-native-roots` in `Cargo.toml`.",
    seen: "snapview/tungstenite-rs#109"
  },
  "rust-crypto-provider": {
    runtime: "Rust, rustls",
    versions: "0.23 and later",
    name: "No crypto provider",
    prints: ["Could not automatically determine the process-level CryptoProvider"],
    cause: "Two crates ask for different providers, or none asks for one.",
    fix: "Call `rustls::crypto::ring::default_provider().install_default()` first.",
    seen: "XAMPPRocky/octocrab#930"
  },
  "proxy-413": {
    runtime: "Proxies",
    name: "The upload is too large for a proxy",
    prints: ["413 Request Entity Too Large"],
    cause: "A proxy of your own accepts smaller bodies than the API.",
    fix: "Raise its limit, in nginx `client_max_body_size`, or send the URL of the file in `fetch_data`.",
    seen: "nginx 1.22"
  }
});

// data/containerFailures.ts
var containerExits = /* @__PURE__ */ listOf({
  "illegal-instruction": {
    code: 1,
    message: "signal: illegal instruction",
    cause: "The host CPU lacks AVX. The models cannot load.",
    fix: "Check the CPU flags inside the container; pass AVX through the hypervisor."
  },
  logging: {
    code: 1,
    message: "unable to set up logging",
    cause: "The log file cannot be created in the mounted folder.",
    fix: "Check the mount and its permissions."
  },
  "audio-not-valid": {
    code: 1,
    message: "/input.audio is not valid",
    cause: "The mounted file is not in a supported audio format.",
    fix: "Mount a valid audio file."
  },
  "sample-rate": {
    code: 1,
    message: "failed to get sample rate",
    cause: "The audio contains no sample rate.",
    fix: "Check the file with FFmpeg."
  },
  "exit-status": {
    code: 1,
    message: "exit status 1",
    cause: "Often too little memory.",
    fix: "Check CPU and memory; look for `OOMKilled` in `docker inspect`."
  },
  "license-altered": {
    code: 1,
    message: "License Error: illegal base64 data",
    cause: "The license token is truncated or altered.",
    fix: "Copy the whole value of `signedclaimstoken`."
  },
  "license-missing": {
    code: 1,
    message: "could not load license: stat /license.json",
    cause: "No license was passed.",
    fix: "Set `LICENSE_TOKEN` or mount the license file."
  },
  parallel: {
    code: 2,
    message: "invalid check_parallel value",
    cause: "The value of `--parallel` is not an integer of at least 1.",
    fix: "Correct the value."
  }
});
var languageIdErrors = [
  {
    error: "LOW_CONFIDENCE",
    exitCode: null,
    meaning: "No language is likely enough.",
    fix: "Use a recording with more speech, or narrow the languages with `--expected-languages`."
  },
  {
    error: "UNEXPECTED_LANGUAGE",
    exitCode: null,
    meaning: "The language is not among the expected ones.",
    fix: "Add the language to `--expected-languages`, or set the file aside."
  },
  {
    error: "NO_SPEECH",
    exitCode: null,
    meaning: "The file contains no speech.",
    fix: "Listen to the file, because music and silence contain no language."
  },
  {
    error: "FILE_UNREADABLE",
    exitCode: 1,
    meaning: "The file cannot be read, for example because of its format.",
    fix: "Convert it, for example with `ffmpeg -i call.xyz -ar 16000 call.wav`."
  },
  {
    error: "OTHER",
    exitCode: 1,
    meaning: "Any other problem; `message` describes it.",
    fix: "Set the file aside, and continue with the next one. Send `message` to support."
  }
];

// data/disfluencies.ts
var disfluencies = [
  ..."huh aha ah aw eh err hmm mm um uh uh-oh uh-huh uh-uh mhm".split(" "),
  ..."a-ha aah aahh aaw ah-ha ahaa ahh ahha aww eeh erm hhm hhmm hm".split(" "),
  ..."huh-uh m-hm uggh ugh ughh uhh uhhm uhm uhmm umm uuh uuhh uum".split(" ")
];

// data/failures.ts
var jobErrorValues = {
  status: "404",
  url: "https://hooks.example.net/jobs",
  id: "k3v9qd71xa",
  outcome: "success",
  code: "cy",
  // Without chapters.
  language: "ga",
  source: "de",
  target: "eu",
  reason: "dial tcp 203.0.113.7:443: connect: connection refused"
};

// data/outputLocales.ts
var outputLocales = [
  { code: "en-GB", language: "en", name: "British English spelling", isDefault: false },
  { code: "en-US", language: "en", name: "American English spelling", isDefault: false },
  { code: "en-AU", language: "en", name: "Australian English spelling", isDefault: false },
  { code: "cmn-Hans", language: "cmn", name: "Simplified Chinese characters", isDefault: true },
  { code: "cmn-Hant", language: "cmn", name: "Traditional Chinese characters", isDefault: false }
];

// data/languages.ts
var codes = (text) => new Set(text.split(" "));
var TRANSLATED = codes(
  "bg ca hr cs da nl et fi fr gl de el hi hu id it ja ko lv lt ms cmn no pl pt ro ru sk sl es sv tr uk vi"
);
var WITH_ENTITIES = codes("yue nl en fr de hi it ja cmn cmn_en cmn_en_ms_ta no pt ru es sv en_ta");
var WITH_DISFLUENCIES = codes("ar da nl en fr de el he hi hu it ja cmn pl pt ru es");
var WITH_PROFANITIES = codes("en it es");
var MEDICAL = codes("ar_en da nl en fi fr de no es sv");
var SPOKEN_BY_AGENTS = codes("ar bg hr cs da nl en fi fr de el hi hu id it ja ko no pl pt ro ru sk sv th tr uk vi");
var NOT_IDENTIFIED = codes("bn yue eo ia ga mt sw ur ug");
var NOT_IDENTIFIED_BY_CONTAINER = codes("yue eo ia ug");
var WITHOUT_CHAPTERS = codes("bn ga mt sw ur");
var ANALYZED = codes("en");
var GPU_GROUPS = {
  1: codes("ba eu be en eo ga en_ms cmn_en cmn_en_ms_ta mr mn ta en_ta tr uk ug cy"),
  2: codes("bg hr et gl id ia lv lt fa ro sk sl es tl ur"),
  3: codes("ar_en ca cs da fi de el he hi hu it ko ms sw sv"),
  4: codes("ar bn yue nl fr ja mt cmn no pl pt ru th vi")
};
var imagesOf = (key) => [`batch-asr-transcriber-${key}`, `rt-asr-transcriber-${key}`];
function single(code, name, own2 = {}) {
  const isTranslated = code === "en" ? null : TRANSLATED.has(code);
  return {
    ...row(code, name, "single"),
    translateToEnglish: isTranslated,
    translateFromEnglish: isTranslated,
    languageIdSaas: !NOT_IDENTIFIED.has(code),
    languageIdContainer: !NOT_IDENTIFIED_BY_CONTAINER.has(code),
    entityMetadata: WITH_ENTITIES.has(code),
    profanityTags: WITH_PROFANITIES.has(code),
    disfluencyTags: WITH_DISFLUENCIES.has(code),
    outputLocales: outputLocales.filter(({ language }) => language === code).map((locale) => locale.code),
    chapters: !WITHOUT_CHAPTERS.has(code),
    sentiment: ANALYZED.has(code),
    topics: ANALYZED.has(code),
    flowAgent: SPOKEN_BY_AGENTS.has(code),
    onPremImages: imagesOf(code),
    ...own2
  };
}
function pack(code, name, own2 = {}) {
  const key = languageKey({ code, domain: own2.domain ?? null });
  return {
    ...row(code, name, "pack", key),
    accents: [`all accents of ${name.replace(" bilingual", "").replace(" &", " and")}`],
    entityMetadata: WITH_ENTITIES.has(key) || null,
    note: "For recordings and streams that mix both languages.",
    ...own2
  };
}
function row(code, name, kind, key = code) {
  return {
    code,
    name,
    kind,
    domain: null,
    config: { language: code },
    batch: true,
    realtime: true,
    accents: [],
    translateToEnglish: null,
    translateFromEnglish: null,
    otherTargets: [],
    languageIdSaas: null,
    languageIdContainer: null,
    entityMetadata: null,
    smartFormatting: WITH_ENTITIES.has(key) ? "dedicated" : "best effort",
    profanityTags: null,
    disfluencyTags: null,
    medical: MEDICAL.has(key),
    outputLocales: [],
    punctuation: "western",
    chapters: null,
    sentiment: null,
    topics: null,
    flowAgent: null,
    onPremImages: null,
    gpuEnhancedGroup: [1, 2, 3, 4].find((group) => GPU_GROUPS[group].has(key)) ?? null,
    note: null
  };
}
var languages = [
  {
    ...row("auto", "Automatic", "automatic"),
    realtime: false,
    translateToEnglish: "by identified language",
    translateFromEnglish: "by identified language",
    smartFormatting: null,
    punctuation: null,
    note: "Batch only. Resolves to the main spoken language; `output_locale` cannot be combined with it."
  },
  {
    ...row("multi", "Automatic, several languages", "automatic"),
    config: { language: "multi", model: provider.models.multilingual },
    realtime: false,
    translateToEnglish: false,
    translateFromEnglish: false,
    entityMetadata: false,
    smartFormatting: null,
    profanityTags: false,
    punctuation: null,
    chapters: false,
    sentiment: false,
    topics: false,
    note: `Batch only, with the model \`${provider.models.multilingual}\`. Finds every language of this table except packs, and switches inside a recording.`
  },
  single("ar", "Arabic", { accents: ["Modern Standard Arabic", "Gulf", "Egypt", "Levant"] }),
  pack("ar_en", "Arabic & English bilingual"),
  single("ba", "Bashkir"),
  single("eu", "Basque"),
  single("be", "Belarusian"),
  single("bn", "Bengali"),
  single("bg", "Bulgarian"),
  single("yue", "Cantonese", { punctuation: "chinese" }),
  single("ca", "Catalan"),
  single("hr", "Croatian"),
  single("cs", "Czech"),
  single("da", "Danish"),
  single("nl", "Dutch"),
  single("en", "English", {
    accents: ["United Kingdom", "United States", "Australia", "New Zealand", "non-native speakers"],
    note: "Set `output_locale` for consistent spelling."
  }),
  single("eo", "Esperanto"),
  single("et", "Estonian"),
  single("fi", "Finnish"),
  single("fr", "French", { accents: ["France", "Canada", "Belgium"] }),
  single("gl", "Galician"),
  single("de", "German", { accents: ["Germany", "Austria", "Switzerland"] }),
  single("el", "Greek"),
  single("he", "Hebrew"),
  single("hi", "Hindi", { punctuation: "hindi" }),
  single("hu", "Hungarian"),
  single("id", "Indonesian"),
  single("ia", "Interlingua"),
  single("ga", "Irish"),
  single("it", "Italian"),
  single("ja", "Japanese", {
    punctuation: "japanese",
    note: "In the custom dictionary, `sounds_like` accepts full-width Hiragana or Katakana only."
  }),
  single("ko", "Korean"),
  single("lv", "Latvian"),
  single("lt", "Lithuanian"),
  single("ms", "Malay"),
  pack("en_ms", "Malay & English bilingual", { flowAgent: "bilingual pack" }),
  single("mt", "Maltese"),
  single("cmn", "Mandarin", {
    accents: ["China", "Taiwan", "Singapore", "Malaysia"],
    punctuation: "chinese",
    note: "Choose Simplified (the default) or Traditional characters with `output_locale`."
  }),
  pack("cmn_en", "Mandarin & English bilingual", { punctuation: null, flowAgent: "bilingual pack" }),
  pack("cmn_en_ms_ta", "Mandarin, Malay, Tamil, & English", {
    accents: ["all accents of Mandarin, Malay, Tamil, and English"],
    punctuation: null,
    note: "For recordings and streams that mix these four languages."
  }),
  single("mr", "Marathi"),
  single("mn", "Mongolian"),
  single("no", "Norwegian", { otherTargets: ["nn"], note: "Bokmål. Translation to Nynorsk (`nn`) works in batch only." }),
  single("fa", "Persian"),
  single("pl", "Polish"),
  single("pt", "Portuguese", { accents: ["Portugal", "Brazil"] }),
  single("ro", "Romanian"),
  single("ru", "Russian"),
  single("sk", "Slovak"),
  single("sl", "Slovenian"),
  single("es", "Spanish", { accents: ["Spain", "US", "Mexico", "Colombia", "Argentina", "Venezuela", "Chile", "Peru"] }),
  pack("es", "Spanish & English bilingual", {
    domain: "bilingual-en",
    config: { language: "es", domain: "bilingual-en" },
    onPremImages: imagesOf("es-bilingual-en"),
    flowAgent: "bilingual pack",
    gpuEnhancedGroup: "Spanish server",
    note: "For recordings and streams that mix both languages. On-premises, GPU inference only."
  }),
  single("sw", "Swahili"),
  single("sv", "Swedish"),
  pack("tl", "Tagalog (Filipino) & English bilingual", {
    accents: ["all accents of English"],
    note: "For Tagalog mixed with English. There is no pack for Tagalog alone.",
    languageIdSaas: false
  }),
  single("ta", "Tamil"),
  pack("en_ta", "Tamil & English bilingual", { flowAgent: "bilingual pack" }),
  single("th", "Thai"),
  single("tr", "Turkish"),
  single("uk", "Ukrainian"),
  single("ur", "Urdu"),
  single("ug", "Uyghur"),
  single("vi", "Vietnamese"),
  single("cy", "Welsh", {
    languageIdSaas: "when expected",
    note: "Language identification considers Welsh only when `expected_languages` lists `cy`."
  })
];
function languageKey(language) {
  return language.domain === null ? language.code : `${language.code}-${language.domain}`;
}
function findLanguage(code, domain = null) {
  return languages.find((language) => language.code === code && language.domain === domain);
}

// data/network.ts
var networkFailures = /* @__PURE__ */ listOf({
  dns: {
    name: "The host name is unknown",
    prints: "curl: (6) Could not resolve host",
    cause: "The name server of the machine has no address for the host.",
    fix: "Compare the host with the [endpoints](/get-started/authentication#endpoints). If it is right, ask your network team, or set the proxy of your network."
  },
  refused: {
    name: "The connection is refused",
    prints: "curl: (7) Failed to connect",
    cause: "Nothing accepts connections at this host and port, or a firewall rejects them.",
    fix: "Compare host and port, and allow outgoing connections to port 443. On your own server, check that the container runs and its port is published."
  },
  timeout: {
    name: "No response in time",
    prints: "curl: (28) Connection timed out",
    cause: "A firewall drops the packets, or the timeout of the program is too short.",
    fix: "Allow outgoing connections to port 443. If the command prints a status, set a longer timeout."
  },
  tls: {
    name: "The certificate isn't trusted",
    prints: "curl: (60) SSL certificate problem",
    cause: "The certificate has expired, or was made by a proxy that decrypts traffic (TLS inspection). `curl: (35)` or `Unrecognized SSL message` means that the port has no TLS.",
    fix: "Check the address, the port, and the date of the machine, and update its certificates. Let the program trust the certificate of your proxy. Never turn the check off."
  },
  proxy: {
    name: "A proxy or gateway responds",
    prints: "407, 403, or an HTML page",
    cause: "Something between the program and the API sent its own response.",
    fix: "Set address and credentials of the proxy in the program, or ask your network team to allow the hosts."
  },
  "not-json": {
    name: "A 404 or 410 that isn't JSON",
    prints: "404, with an HTML page or an empty body",
    cause: "A proxy or a gateway sent the response. Only JSON with `error` says that a job is gone.",
    fix: "Retry as after `503`. If it lasts, compare the address with the [endpoints](/get-started/authentication#endpoints), and check your proxy."
  },
  gateway: {
    name: "A gateway gets no response",
    prints: "502 or 504",
    codes: [502, 504],
    cause: "A proxy in front of the service, or in your own network, got no valid response in time.",
    fix: "With `wait`, use fewer seconds. If it lasts, check the status page and your own proxy."
  },
  reset: {
    name: "The connection breaks",
    prints: "curl: (56) Recv failure: Connection reset by peer, or (52) Empty reply from server",
    cause: "A firewall cut the connection, or the network failed.",
    fix: "If it always breaks at the same point, ask your network team whether a firewall or a proxy ends long connections."
  },
  "no-cause": {
    name: "The error names no cause",
    prints: "TypeError: fetch failed",
    cause: "The request got no response. Node.js has the reason in the `cause` of the error, and a browser in its console.",
    fix: "Print `error.cause.code`, such as `ENOTFOUND`, or open the console of the browser, and look the text up here."
  },
  "mixed-content": {
    name: "The browser blocks an insecure address",
    prints: "401: the command works, and the page doesn't",
    cause: "A page with `https:` opened an address with `http:` or `ws:`.",
    fix: "Use `https:` and `wss:`."
  },
  cors: {
    name: "The browser blocks the response (CORS)",
    prints: "401: the command works, and the console of the browser names CORS",
    cause: "A page called a REST API, whose response doesn't allow the origin of the page.",
    fix: "Call the REST APIs from your server. CORS does not apply to a WebSocket with a [temporary key](/get-started/authentication#temporary-keys)."
  },
  upgrade: {
    name: "The WebSocket handshake fails",
    prints: "401: requests work, and sockets don't",
    cause: "A proxy does not pass on WebSockets, or the service is unavailable.",
    fix: "Log the status. Allow WebSockets to port 443 in the proxy, and compare the address with the [endpoints](/get-started/authentication#endpoints)."
  }
});

// data/pages.ts
var socketPages = {
  realtime: "/api-ref/realtime-transcription-websocket",
  flow: "/api-ref/flow-voice-ai-websocket"
};
var failurePages = {
  exit: "/deployments/container/cpu-speech-to-text-container",
  languageId: "/deployments/container/language-id",
  other: "/api-ref/"
};
var sectionPages = {
  decisions: "/api-ref/#recovery",
  waits: "/api-ref/#waits",
  timeouts: "/api-ref/#client-timeouts",
  duration: "/api-ref/#warning-duration_limit_exceeded",
  "language-error": "/api-ref/#job-error-language-stage-failed",
  "summary-error": "/api-ref/#job-error-summarization-failed",
  states: "/api-ref/realtime-transcription-websocket#states",
  "back-pressure": "/speech-to-text/real-time/quickstart#back-pressure",
  reconnect: "/speech-to-text/real-time/supported-formats-and-limits#reconnect",
  "file-types": "/speech-to-text/real-time/supported-formats-and-limits#file-types",
  force: "/speech-to-text/real-time/end-of-turn#force",
  keys: "/get-started/authentication#key-expiry",
  emulator: "/get-started/quickstart",
  config: "/api-ref/batch/create-a-new-job#config",
  list: "/api-ref/batch/list-all-jobs#query.limit",
  retries: "/speech-to-text/batch/troubleshooting#retries",
  webhooks: "/speech-to-text/batch/notifications#production",
  status: "/speech-to-text/batch/check-job-status#how-often",
  "language-id": "/speech-to-text/batch/language-identification#errors",
  limits: "/speech-to-text/batch/supported-files-and-limits#limits",
  functions: "/voice-agents-flow/features/function-calling#design",
  calls: "/voice-agents-flow/features/function-calling#cancel",
  "broken-conversation": "/api-ref/flow-voice-ai-websocket#after-a-broken-session",
  interrupted: "/api-ref/flow-voice-ai-websocket#responseinterrupted",
  ending: "/api-ref/flow-voice-ai-websocket#conversationending",
  received: "/api-ref/flow-voice-ai-websocket#audioreceived"
};
var contractsBelow = [
  ["/api-ref/batch/", ["batch"]],
  ["/api-ref/realtime", ["realtime"]],
  ["/api-ref/flow", ["flow"]],
  ["/speech-to-text/batch/", ["batch"]],
  ["/speech-to-text/real-time/", ["realtime"]],
  ["/speech-to-text/", ["batch", "realtime"]],
  ["/deployments/", ["batch", "realtime"]],
  ["/voice-agents-flow/", ["flow"]]
];

// data/recovery.ts
var PROGRESS_TEXT = "a new final or a reply";
var socket = { seconds: 5, growth: 2, capSeconds: 60, attempts: 8, per: "stream" };
var waits = {
  /** A socket that broke, or a service without room. The service asks for at least five seconds. */
  socket,
  /** Nothing failed: the session is over, and the next one continues. */
  renewal: { ...socket, isFirstAtOnce: true },
  /** A problem without a description: one attempt shows whether it lasts. */
  once: { seconds: 5, growth: 1, capSeconds: 10, attempts: 1, per: "stream" },
  /** The service advises to repeat at once after 503; one rule for every request is as safe, and simpler. */
  request: { seconds: 1, growth: 2, capSeconds: 60, attempts: 5, per: "operation" },
  /** A job that has to end first; an hour in all. */
  runningJob: { seconds: 5, growth: 1.5, capSeconds: 30, attempts: 120, per: "job" },
  /** Each read takes up to 30 s itself. */
  jobWithWait: { seconds: 2, growth: 1, capSeconds: 4, attempts: 120, per: "job" },
  /** Thousands of jobs that have to become fewer. */
  fullQueue: { seconds: 30, growth: 2, capSeconds: 300, attempts: 10, per: "operation" },
  jobAgain: { seconds: 60, growth: 1, capSeconds: 120, attempts: 1, per: "recording" }
};
var unlistedSeconds = 60;
var webhookSeconds = 5;
var unattendedSeconds = 300;
var blindHandshakes = 2;
var waitLabels = {
  socket: "The socket broke, or the account has no free session",
  renewal: "The session ended, and a new one continues",
  once: "`unknown_error`, or an `Error` type that isn't in the table",
  request: "A request failed",
  runningJob: "The job still runs",
  jobWithWait: "The job still runs, and you read it with `wait=30`",
  fullQueue: "`Max concurrent running jobs exceeded`",
  jobAgain: "A job or a feature failed, and you create a new job"
};
var MOST_SPREAD = 2;
var repeatedSpeechSeconds = 1;
var repeats = {
  audio: "The audio after the `end_time` of the last final. With channels, each channel continues after its own last final.",
  conversation: `At most the last ${repeatedSpeechSeconds} s of speech. Pass what the agent must know with \`template_variables\` or \`AddInput\`.`,
  request: "The same request. The failed one changed nothing.",
  key: "The request. It creates another key, and the first one expires unused.",
  reads: "`GET` and `DELETE`. Before `POST /jobs`, [look for the job in the list, wait, and look again](/speech-to-text/batch/troubleshooting#retries).",
  rejectedJob: "The job. The new one is billed, and the rejected one is not.",
  job: "The job, which is billed again."
};
var fix = { action: "fix first" };
var ask = { action: "ask support" };
var ignore = { action: "continue" };
var reconnect = { action: "retry after", wait: "socket", repeat: "audio" };
var renew = { action: "new session", wait: "renewal", repeat: "audio" };
var newKey = { action: "retry after", wait: "request", repeat: "key" };
var resend = { action: "retry after", wait: "request", repeat: "request" };
var reread = { action: "retry after", wait: "request", repeat: "reads" };
var afterJob = { action: "retry after", wait: "runningJob", repeat: "request" };
var jobAgain = { action: "retry after", wait: "jobAgain", repeat: "job" };
var rejectedAgain = { action: "retry after", wait: "jobAgain", repeat: "rejectedJob" };
var socketDecisions = {
  error: {
    invalid_message: fix,
    invalid_model: fix,
    invalid_language: fix,
    invalid_config: fix,
    invalid_audio_type: fix,
    invalid_output_format: fix,
    config_error: fix,
    protocol_error: fix,
    not_authorised: fix,
    not_allowed: ask,
    timelimit_exceeded: fix,
    quota_exceeded: reconnect,
    job_error: reconnect,
    asr_error: reconnect,
    internal_error: reconnect,
    unknown_error: { action: "retry after", wait: "once", repeat: "audio" },
    idle_timeout: renew,
    session_timeout: renew
  },
  warning: {
    // The service ignores later audio and ends the session with `EndOfTranscript`.
    duration_limit_exceeded: renew,
    unsupported_translation_pair: ignore,
    empty_translation_target_list: ignore,
    validation_warning: ignore,
    speaker_id: ignore,
    idle_timeout: ignore,
    session_timeout: renew,
    add_audio_after_eos: ignore,
    protocol_error: ignore,
    conversation_termination: ignore,
    high_asr_latency: ignore,
    high_llm_latency: ignore,
    high_tts_latency: ignore,
    llm_error: ignore,
    llm_request_content_filter: ignore,
    tts_error: ignore
  },
  close: {
    1003: fix,
    1006: reconnect,
    1008: renew,
    1011: reconnect,
    4001: fix,
    4003: ask,
    4004: fix,
    4005: reconnect,
    4006: fix,
    4013: reconnect,
    other: reconnect
  },
  handshake: { 400: fix, 401: fix, 403: fix, 404: fix, 405: fix, 429: reconnect, "5xx": reconnect, none: reconnect },
  /** The request for a temporary key. */
  key: { 400: fix, 401: fix, 403: fix, 422: fix, 429: newKey, "5xx": newKey }
};
var noWords = socketDecisions.error.unknown_error;
var buffered = {
  /** Acknowledged audio after the last word that is older is silence: finals are later than their audio by seconds only. */
  replay: 60,
  /** Everything that waits to be sent. A live source that is further ahead cannot catch up. */
  most: 600
};
var wordless = { decibels: -40, atEndSeconds: 1, streamingSeconds: 15 };
var BUSY_STATUSES = [500, 502, 503, 504];
var requestDecisions = {
  "bad-request": fix,
  "malformed-request": fix,
  "job-rejected": fix,
  "job-rejected-due-to-invalid-audio": fix,
  "job-rejected-due-to-invalid-text": fix,
  "missing-data-file": fix,
  "missing-text-file": fix,
  "missing-callback": fix,
  "no-language-selected": fix,
  "format-not-supported": fix,
  "job-error": fix,
  "job-in-progress": afterJob,
  "permission-denied": fix,
  unauthorized: fix,
  forbidden: fix,
  "invalid-or-missing-license": ask,
  "requested-product-not-available": ask,
  "job-not-found": fix,
  "transcription-not-ready": afterJob,
  "job-is-not-of-type-transcription": fix,
  "job-is-not-of-type-alignment": fix,
  "log-file-not-available": ignore,
  "method-not-allowed": fix,
  "job-expired": ignore,
  "file-expired": ignore,
  "unprocessable-entity": fix,
  "limit-in-query-must-be-of-type-int64": fix,
  "resource-locked": afterJob,
  "max-concurrent-running-jobs-exceeded": { action: "retry after", wait: "fullQueue", repeat: "request" },
  "too-many-requests": resend,
  "internal-server-error": reread,
  "not-implemented": ignore,
  "service-unavailable": reread
};
var exceptionsByOperation = {
  "getTranscript job-not-found": {
    phrase: "wait while the job runs",
    decision: afterJob,
    when: "for a transcript, while the details say `running`"
  },
  "getAlignment job-not-found": { phrase: "wait while the job runs" },
  "deleteJob resource-locked": { phrase: "send `force=true`" }
};
var networkDecisions = {
  dns: resend,
  refused: resend,
  timeout: reread,
  tls: fix,
  proxy: fix,
  "not-json": reread,
  gateway: reread,
  reset: reread,
  "no-cause": reread,
  "mixed-content": fix,
  cors: fix,
  upgrade: fix
};
var jobDecisions = {
  "fetch-failed": fix,
  "invalid-audio": fix,
  "notification-timeout": ignore,
  "notification-unreachable": ignore,
  "notification-status": ignore,
  "notification-last-status": ignore,
  "notification-failed": ignore,
  "language-not-expected": fix,
  "language-not-transcribable": fix,
  "language-no-speech": fix,
  "language-low-confidence": fix,
  "language-stage-failed": rejectedAgain,
  "language-low-confidence-fallback": ignore,
  "language-no-speech-fallback": ignore,
  "translation-pair": fix,
  "translation-failed": jobAgain,
  "summarization-language": fix,
  "summarization-failed": jobAgain,
  "sentiment-language": fix,
  "sentiment-failed": jobAgain,
  "topics-language": fix,
  "topics-too-many": fix,
  "topics-failed": jobAgain,
  "chapters-language": fix,
  "chapters-failed": jobAgain
};
function afterSocket({ api, error, code, status }) {
  const { error: errors, close, handshake } = socketDecisions;
  if (error !== void 0) return own(errors, error) ?? errors.unknown_error;
  if (code !== void 0) return (api === "flow" ? void 0 : own(close, `${code}`)) ?? close.other;
  if (status === void 0) return handshake.none;
  return own(handshake, `${status}`) ?? (BUSY_STATUSES.includes(status) ? handshake["5xx"] : fix);
}
function waitRange({ seconds }) {
  return `${seconds}–${seconds * MOST_SPREAD} s`;
}
function secondsBefore(attempt, { seconds, growth, capSeconds }, spread = 1) {
  return Math.min(capSeconds, seconds * growth ** (attempt - 1) * spread);
}
function own(decisions, key) {
  return Object.hasOwn(decisions, key) ? decisions[key] : void 0;
}

// data/regions.ts
var everybody = "All customers";
var failover = "Enterprise customers, for high availability and failover only";
var batchEndpoints = [
  { host: `eu1.${provider.batchHost}`, environment: "eu1", use: everybody },
  { host: `us1.${provider.batchHost}`, environment: "us1", use: everybody },
  { host: `au1.${provider.batchHost}`, environment: "au1", use: everybody },
  { host: `eu2.${provider.batchHost}`, environment: "eu2", use: failover },
  { host: `us2.${provider.batchHost}`, environment: "us2", use: failover }
];
var realtimeEndpoints = [
  { host: `eu.${provider.realtimeHost}`, environment: "eu1", use: everybody },
  { host: `us.${provider.realtimeHost}`, environment: "us1", use: everybody },
  {
    host: `global.${provider.realtimeHost}`,
    environment: null,
    use: "Customers who need no fixed region"
  }
];

// data/topics.ts
var defaultTopics = [
  "Business & Finance",
  "Education",
  "Entertainment",
  "Events & Attractions",
  "Food & Drink",
  "News & Politics",
  "Science",
  "Sports",
  "Technology & Computing",
  "Travel"
];

// data/translationPairs.ts
var withEnglish = languages.filter(({ translateToEnglish }) => translateToEnglish === true).map(({ code }) => code).sort();
function everywhere(source, target) {
  return {
    source,
    target,
    sourceName: findLanguage(source)?.name ?? source,
    targetName: findLanguage(target)?.name ?? target,
    batchSaas: true,
    realtimeSaas: true,
    onPrem: true,
    restriction: null
  };
}
var translationPairs = [
  ...withEnglish.map((code) => everywhere("en", code)),
  ...withEnglish.map((code) => everywhere(code, "en")),
  {
    source: "no",
    target: "nn",
    sourceName: "Norwegian Bokmål",
    targetName: "Norwegian Nynorsk",
    batchSaas: true,
    realtimeSaas: false,
    onPrem: true,
    restriction: "Batch only"
  }
];
function translationPair(source, target) {
  return translationPairs.find((pair) => pair.source === source && pair.target === target);
}

// data/unlistedFailures.ts
var BUSY = "HTTP/1.1 503 Service Unavailable";
var unlistedRequests = [
  {
    key: "method-not-allowed",
    codes: [405],
    cause: "The address exists, but not with this method.",
    fix: "Compare method and address with the reference. A redirect can turn `POST` into `GET`.",
    example: "HTTP/1.1 405 Method Not Allowed"
  }
];
var unlistedHandshakes = [
  {
    key: "403",
    codes: [403],
    cause: "A proxy blocks the connection. The service itself returns 401 for a wrong key or `type`.",
    fix: "Connect once from outside your own network.",
    example: "HTTP/1.1 403 Forbidden"
  },
  {
    key: "429",
    codes: [429],
    cause: "Too many connections were opened in a short time.",
    fix: "Open fewer sockets at once.",
    example: "HTTP/1.1 429 Too Many Requests"
  },
  {
    key: "5xx",
    codes: BUSY_STATUSES,
    cause: "The service, or a proxy before it, is briefly unavailable.",
    fix: "If it lasts, check the status page.",
    example: BUSY
  }
];
var unlistedCloses = [
  {
    key: "1006",
    codes: [1006],
    cause: "The network broke, and no close frame arrived. In a browser, it is also any failed handshake, such as one with an expired key.",
    fix: "Act on the last `Error` if there was one. Otherwise connect again, in a browser with a new key.",
    example: { code: 1006, reason: "" }
  },
  {
    key: "other",
    codes: [1001, 1012, 1013],
    cause: "The connection closed before the last message of the session, and no `Error` says why.",
    fix: "Act on the last `Error` if there was one. Otherwise connect again.",
    example: { code: 1012, reason: "service restart" }
  }
];
var unlistedKeys = [
  {
    key: "400",
    codes: [400],
    cause: "The body isn't JSON.",
    fix: "Send a JSON object with `ttl`.",
    example: "HTTP/1.1 400 Bad Request"
  },
  {
    key: "429",
    codes: [429],
    cause: "Too many keys were requested in a short time.",
    fix: "Request fewer keys at once.",
    example: "HTTP/1.1 429 Too Many Requests"
  },
  {
    key: "5xx",
    codes: BUSY_STATUSES,
    cause: "The service that creates keys is briefly unavailable.",
    fix: "If it lasts, check the status page.",
    example: BUSY
  }
];

// packages/protocol/compile/facts.ts
var provider2 = provider;
export {
  BUSY_STATUSES,
  MOST_SPREAD,
  PROGRESS_TEXT,
  afterSocket,
  audioEvents,
  batchEndpoints,
  blindHandshakes,
  buffered,
  clientFailures,
  containerExits,
  contractsBelow,
  defaultTopics,
  disfluencies,
  exceptionsByOperation,
  failurePages,
  findLanguage,
  jobDecisions,
  jobErrorValues,
  languageIdErrors,
  languages,
  networkDecisions,
  networkFailures,
  noWords,
  provider2 as provider,
  realtimeEndpoints,
  repeatedSpeechSeconds,
  repeats,
  requestDecisions,
  secondsBefore,
  sectionPages,
  socketDecisions,
  socketPages,
  translationPair,
  translationPairs,
  unattendedSeconds,
  unlistedCloses,
  unlistedHandshakes,
  unlistedKeys,
  unlistedRequests,
  unlistedSeconds,
  waitLabels,
  waitRange,
  waits,
  webhookSeconds,
  wordless
};
