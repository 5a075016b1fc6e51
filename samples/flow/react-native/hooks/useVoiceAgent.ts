// TypeScript 5. Packages: react-native, {{provider.sdk.expoTwoWayAudio}}
import {
  initialize,
  playPCMData,
  requestMicrophonePermissionsAsync,
  tearDown,
  toggleRecording,
  useExpoTwoWayAudioEventListener,
} from '{{provider.sdk.expoTwoWayAudio}}';
import {useCallback, useEffect, useRef, useState} from 'react';
import {AppState} from 'react-native';
import {type Conversation, type Ended, openConversation} from '../lib/flow';
import type {ServerMessage} from '../lib/flow-api';
import {News} from '../lib/news';
import {
  type Place,
  Recovery,
  requestKey,
  takePlace,
  WARNINGS,
  wordsFor,
} from '../lib/recovery';
import {TOOLS} from '../lib/tools.mjs';

const KEY_URL = process.env.EXPO_PUBLIC_KEY_URL ?? '';
/** The player gets no more ahead: an interruption drops the rest. */
const AHEAD_MS = 500;
const BYTES_PER_MS = 32;

export type Phase = 'idle' | 'connecting' | 'talking';
export interface Turn {
  id: number;
  who: 'You' | 'Agent';
  text: string;
}

interface Session {
  conversation: Conversation | null;
  recovery: Recovery;
  place: Place;
  /** Handshakes that have failed in a row. */
  refused: number;
  retry: ReturnType<typeof setTimeout> | undefined;
  isMuted: boolean;
  /** The agent's voice that the player doesn't have yet. */
  voice: Uint8Array[];
  /** When the player has nothing left. */
  playsUntil: number;
}

/** A conversation with the agent: its phase, its words, and what to do. */
export function useVoiceAgent() {
  const session = useRef<Session | null>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [notice, setNotice] = useState('');
  const [turns, setTurns] = useState<Turn[]>([]);
  const latest = useRef<Turn[]>([]);
  const isReplying = useRef(false);
  const isVoiceless = useRef(false); // the voice of the reply has failed
  // A result can arrive after its conversation.
  const news = useRef(new News());
  const [isMuted, setIsMuted] = useState(false);

  const stop = useCallback((reason: string) => {
    clearTimeout(session.current?.retry);
    session.current?.place.leave();
    session.current = null;
    toggleRecording(false);
    setPhase('idle');
    setIsMuted(false);
    setNotice(reason);
  }, []);

  // The microphone and the agent's voice are both 16-bit PCM at 16 kHz.
  const listen = useCallback(({data}: {data: Uint8Array}) => {
    const now = session.current;
    if (!now?.conversation) return;
    // Silence instead of nothing: the agent waits for sound that goes on.
    const silence = new Uint8Array(data.length);
    const sound = now.isMuted ? silence : new Uint8Array(data);
    if (!now.conversation.sendAudio(sound))
      setNotice('The network is too slow: some words are left out.');
  }, []);
  useExpoTwoWayAudioEventListener('onMicrophoneData', listen);

  function update(next: Turn[]) {
    latest.current = next;
    setTurns(next);
  }

  function add(who: Turn['who'], text: string) {
    const before = latest.current;
    update([...before, {id: before.length, who, text}]);
  }

  /** Changes the agent's last turn to what of it was said. */
  function cutReply(cut: (text: string) => string) {
    const last = latest.current.map(({who}) => who).lastIndexOf('Agent');
    update(
      latest.current.map((turn, index) =>
        index === last ? {...turn, text: cut(turn.text)} : turn,
      ),
    );
  }

  function show(mine: Session, message: ServerMessage) {
    news.current.take(message);
    if (message.message === 'AddTranscript') {
      add('You', message.metadata.transcript);
    } else if (message.message === 'ResponseStarted') {
      isReplying.current = true;
      add('Agent', message.content);
    } else if (message.message === 'ResponseCompleted') {
      isReplying.current = false;
    } else if (message.message === 'Warning') {
      isVoiceless.current ||= message.type === 'tts_error';
      setNotice((before) => WARNINGS[message.type] ?? before);
    } else if (message.message === 'ResponseInterrupted') {
      mine.voice = [];
      // Without a voice, the text stays.
      const isWhole = isVoiceless.current;
      cutReply((text) =>
        isWhole ? `${text} (not spoken)` : `${message.content} …`,
      );
      isReplying.current = isVoiceless.current = false;
    }
  }

  function onEnded(mine: Session, ended: Ended) {
    const {seen, reason, hasWorked, isRefused} = ended;
    if (session.current !== mine) return;
    news.current.end(ended);
    mine.conversation = null;
    mine.refused = isRefused ? mine.refused + 1 : 0;
    if (seen === undefined) return stop(reason);
    // The rest of a reply is lost.
    if (isReplying.current) cutReply((text) => `${text} …`);
    isReplying.current = false;
    const wait = mine.recovery.waitAfter(seen, hasWorked);
    const words = wordsFor(seen, reason);
    if (wait === null) return stop(words);
    setPhase('connecting');
    setNotice(`${words} Trying again …`);
    mine.retry = setTimeout(() => connect(mine), wait);
  }

  async function connect(mine: Session) {
    const key = await requestKey({
      place: mine.place,
      refused: mine.refused,
      // The user may stop while the key is on its way.
      isWanted: () => session.current === mine,
      onRetry: setNotice,
    });
    if (!key) return;
    if ('problem' in key) return stop(key.problem);
    mine.conversation = openConversation({
      ...key,
      sampleRate: 16_000,
      tools: TOOLS,
      onStarted: () => {
        toggleRecording(true);
        setPhase('talking');
        setNotice('Listening. Say something.');
        const turns = latest.current.map(({who, text}) => `${who}: ${text}`);
        news.current.begin(mine.conversation, turns);
      },
      onVoice: (samples) => {
        if (session.current !== mine) return;
        mine.voice.push(new Uint8Array(samples));
        if (mine.voice.length === 1) play(mine);
      },
      onMessage: (message) => session.current === mine && show(mine, message),
      onEnded: (ended) => onEnded(mine, ended),
    });
  }

  async function start() {
    setPhase('connecting');
    setNotice('Connecting …');
    update([]);
    try {
      const {granted, canAskAgain} = await requestMicrophonePermissionsAsync();
      if (!granted) return stop(explainRefusal(canAskAgain));
      await initialize();
      const mine = {
        conversation: null,
        recovery: new Recovery(),
        place: takePlace(KEY_URL),
        refused: 0,
        retry: undefined,
        isMuted: false,
        voice: [],
        playsUntil: 0,
      };
      session.current = mine;
      await connect(mine);
    } catch (error) {
      stop(error instanceof Error ? error.message : 'Cannot start.');
    }
  }

  function hangUp() {
    if (!session.current?.conversation) return stop('You hung up.');
    session.current.voice = [];
    session.current.conversation.hangUp();
  }

  function mute(next: boolean) {
    if (session.current) session.current.isMuted = next;
    setIsMuted(next);
  }

  // The system stops the microphone of an app that nobody sees.
  useEffect(() => {
    const watch = AppState.addEventListener('change', (state: string) => {
      if (state === 'background') session.current?.conversation?.hangUp();
    });
    return () => {
      watch.remove();
      session.current?.conversation?.hangUp();
      session.current?.place.leave();
      if (session.current) session.current.voice = [];
      session.current = null;
      tearDown();
    };
  }, []);

  return {phase, notice, turns, isMuted, start, hangUp, mute};
}

/** Hands the voice on, and comes back while some is left. */
function play(mine: Session) {
  const now = Date.now();
  while (mine.voice.length > 0 && mine.playsUntil < now + AHEAD_MS) {
    const samples = mine.voice.shift() as Uint8Array;
    playPCMData(samples);
    const begins = Math.max(now, mine.playsUntil);
    mine.playsUntil = begins + samples.length / BYTES_PER_MS;
  }
  if (mine.voice.length > 0) setTimeout(() => play(mine), 50);
}

function explainRefusal(canAskAgain: boolean): string {
  return canAskAgain
    ? 'The agent cannot hear you without the microphone. Try again.'
    : 'Allow the microphone in the settings of your phone, then try again.';
}
