// TypeScript 5. Packages: react 19
'use client';

import {useCallback, useEffect, useRef, useState} from 'react';
import {
  explain,
  type Loudspeaker,
  type Microphone,
  openLoudspeaker,
  openMicrophone,
} from '@/lib/audio';
import {type Conversation, type Ended, openConversation} from '@/lib/flow';
import type {ServerMessage} from '@/lib/flow-api';
import {News} from '@/lib/news';
import {
  type Place,
  Recovery,
  requestKey,
  takePlace,
  WARNINGS,
  wordsFor,
} from '@/lib/recovery';
import {TOOLS} from '@/lib/tools.mjs';

// After an interruption, play at most this much of what is buffered.
const FADE_SECONDS = 0.5;

export type Phase = 'idle' | 'connecting' | 'talking';
export interface Turn {
  id: number;
  who: 'You' | 'Agent';
  text: string;
}

interface Session {
  microphone: Microphone;
  loudspeaker: Loudspeaker;
  conversation: Conversation | null;
  recovery: Recovery;
  place: Place;
  /** Handshakes that have failed in a row. */
  refused: number;
  retry: ReturnType<typeof setTimeout> | undefined;
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
    session.current?.microphone.close();
    session.current?.loudspeaker.close();
    session.current = null;
    setPhase('idle');
    setIsMuted(false);
    setNotice(reason);
  }, []);

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

  function show(message: ServerMessage) {
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
      // Without a voice, the text stays.
      const isWhole = isVoiceless.current;
      cutReply((text) =>
        isWhole ? `${text} (not spoken)` : `${message.content} …`,
      );
      isReplying.current = isVoiceless.current = false;
      session.current?.loudspeaker.keep(FADE_SECONDS);
    }
  }

  async function onEnded(mine: Session, ended: Ended) {
    const {seen, reason, hasWorked, isRefused, isHungUp} = ended;
    if (session.current !== mine) return;
    news.current.end(ended);
    mine.conversation = null;
    mine.refused = isRefused ? mine.refused + 1 : 0;
    if (seen === undefined) {
      // After the agent's end, the user hears its last words.
      if (!isHungUp) await mine.loudspeaker.drained();
      if (session.current === mine) stop(reason);
      return;
    }
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
      sampleRate: mine.microphone.sampleRate,
      tools: TOOLS,
      onStarted: () => {
        setPhase('talking');
        setNotice('Listening. Say something.');
        const turns = latest.current.map(({who, text}) => `${who}: ${text}`);
        news.current.begin(mine.conversation, turns);
      },
      onVoice: (samples) => {
        if (session.current === mine) mine.loudspeaker.play(samples);
      },
      onMessage: (message) => session.current === mine && show(message),
      onEnded: (ended) => onEnded(mine, ended),
    });
  }

  async function start(deviceId: string) {
    setPhase('connecting');
    setNotice('Connecting …');
    update([]);
    let loudspeaker: Loudspeaker | undefined;
    try {
      loudspeaker = await openLoudspeaker();
      const send = (samples: Int16Array<ArrayBuffer>) => {
        if (session.current?.conversation?.sendAudio(samples) === false)
          setNotice('The network is too slow: some words are left out.');
      };
      const lose = () => {
        session.current?.conversation?.hangUp();
        stop('The microphone is gone. Talk again to use another one.');
      };
      const microphone = await openMicrophone(deviceId, send, lose);
      const mine = {
        microphone,
        loudspeaker,
        conversation: null,
        recovery: new Recovery(),
        place: takePlace('/api/flow-key'),
        refused: 0,
        retry: undefined,
      };
      session.current = mine;
      await connect(mine);
    } catch (error) {
      if (!session.current) loudspeaker?.close();
      stop(explain(error));
    }
  }

  function hangUp() {
    if (!session.current?.conversation) return stop('You hung up.');
    session.current.loudspeaker.keep(0);
    session.current.conversation.hangUp();
  }

  function mute(next: boolean) {
    session.current?.microphone.setMuted(next);
    setIsMuted(next);
  }

  // Leaving the page ends the conversation.
  useEffect(
    () => () => {
      session.current?.conversation?.hangUp();
      stop('');
    },
    [stop],
  );

  return {phase, notice, turns, isMuted, start, hangUp, mute};
}
