// TypeScript 5. Packages: react 19
'use client';

import {useEffect, useRef, useState} from 'react';
import {type Turn, useVoiceAgent} from '@/hooks/useVoiceAgent';

/** The controls, the state, and what both sides say. */
export default function Page() {
  const agent = useVoiceAgent();
  const [deviceId, setDeviceId] = useState('');
  const microphones = useMicrophones();
  const isIdle = agent.phase === 'idle';
  return (
    <main>
      <h1>Talk to the repair desk</h1>
      <select
        aria-label="Microphone"
        value={deviceId}
        disabled={!isIdle}
        onChange={({target}) => setDeviceId(target.value)}
      >
        <option value="">Default microphone</option>
        {microphones.map(({deviceId: id, label}) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <button
        type="button"
        onClick={() => (isIdle ? agent.start(deviceId) : agent.hangUp())}
      >
        {isIdle ? 'Talk' : 'Hang up'}
      </button>
      <button
        type="button"
        aria-pressed={agent.isMuted}
        disabled={agent.phase !== 'talking'}
        onClick={() => agent.mute(!agent.isMuted)}
      >
        {agent.isMuted ? 'Unmute' : 'Mute'}
      </button>
      <p role="status">{agent.notice}</p>
      <Transcript turns={agent.turns} />
    </main>
  );
}

/** What both sides have said; the newest turn stays in view. */
function Transcript({turns}: {turns: Turn[]}) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (turns.length > 0)
      list.current?.lastElementChild?.scrollIntoView({block: 'nearest'});
  }, [turns]);
  return (
    <ol ref={list} aria-label="Conversation">
      {turns.map(({id, who, text}) => (
        <li key={id}>
          <strong>{who}:</strong> {text}
        </li>
      ))}
    </ol>
  );
}

/** The microphones. They have names once the user has allowed one. */
function useMicrophones() {
  const [found, setFound] = useState<MediaDeviceInfo[]>([]);
  useEffect(() => {
    const media = navigator.mediaDevices;
    if (!media) return;
    const list = () =>
      media
        .enumerateDevices()
        .then((all) => all.filter(({kind}) => kind === 'audioinput'))
        .then(setFound)
        .catch(() => setFound([]));
    list();
    media.addEventListener('devicechange', list);
    return () => media.removeEventListener('devicechange', list);
  }, []);
  return found.filter(({deviceId, label}) => deviceId && label);
}
