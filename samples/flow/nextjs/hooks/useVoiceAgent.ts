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
import {
  type Conversation,
  type Ended,
  type FlowMessage,
  openConversation,
} from '@/lib/flow';

const RETRY_MS = 5000;
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
  retry: ReturnType<typeof setTimeout> | undefined;
}

/** A conversation with the agent: its phase, its words, and what to do. */
export function useVoiceAgent() {
  const session = useRef<Session | null>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [notice, setNotice] = useState('');
  const [turns, setTurns] = useState<Turn[]>([]);
  const [isMuted, setIsMuted] = useState(false);

  const stop = useCallback((reason: string) => {
    clearTimeout(session.current?.retry);
    session.current?.microphone.close();
    session.current?.loudspeaker.close();
    session.current = null;
    setPhase('idle');
    setIsMuted(false);
    setNotice(reason);
  }, []);

  function add(who: Turn['who'], text: string) {
    setTurns((before) => [...before, {id: before.length, who, text}]);
  }

  /** Keeps of the agent's last reply only what it has said. */
  function cutReply(said: string) {
    setTurns((before) => {
      const last = before.map(({who}) => who).lastIndexOf('Agent');
      return before.map((turn, index) =>
        index === last ? {...turn, text: `${said} …`} : turn,
      );
    });
  }

  function show(message: FlowMessage) {
    if (message.message === 'AddTranscript') {
      add('You', message.metadata.transcript);
    } else if (message.message === 'ResponseStarted') {
      add('Agent', message.content);
    } else if (message.message === 'ResponseInterrupted') {
      cutReply(message.content);
      session.current?.loudspeaker.keep(FADE_SECONDS);
    }
  }

  function retryOrStop(mine: Session, {reason, canRetry}: Ended) {
    if (session.current !== mine) return;
    mine.conversation = null;
    if (!canRetry) return stop(reason);
    setPhase('connecting');
    setNotice(`${reason} Trying again …`);
    const retry = () => connect(mine).catch((error) => stop(explain(error)));
    mine.retry = setTimeout(retry, RETRY_MS * (1 + Math.random()));
  }

  async function connect(mine: Session) {
    const response = await fetch('/api/flow-key', {method: 'POST'});
    const body = await response.json();
    if (!response.ok) throw new Error(body.error);
    // The user may have stopped while the key was on its way.
    if (session.current !== mine) return;
    mine.conversation = openConversation({
      ...body,
      sampleRate: mine.microphone.sampleRate,
      onStarted: () => {
        setPhase('talking');
        setNotice('Listening. Say something.');
      },
      onVoice: (samples) => {
        if (session.current === mine) mine.loudspeaker.play(samples);
      },
      onMessage: show,
      onEnded: (ended) => retryOrStop(mine, ended),
    });
  }

  async function start(deviceId: string) {
    setPhase('connecting');
    setNotice('');
    setTurns([]);
    let loudspeaker: Loudspeaker | undefined;
    try {
      loudspeaker = await openLoudspeaker();
      const microphone = await openMicrophone(deviceId, (samples) => {
        if (session.current?.conversation?.sendAudio(samples) === false)
          setNotice('The network is too slow: some words are left out.');
      });
      const mine = {
        microphone,
        loudspeaker,
        conversation: null,
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
    if (session.current?.conversation) session.current.conversation.hangUp();
    else stop('You hung up.');
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
