// TypeScript 5. Packages: react 19
'use client';

import {useState} from 'react';
import {MicrophoneSelect} from '@/components/MicrophoneSelect';
import {Transcript} from '@/components/Transcript';
import {useVoiceAgent} from '@/hooks/useVoiceAgent';

/** The controls, the state, and what both sides say. */
export function VoiceAgent() {
  const agent = useVoiceAgent();
  const [deviceId, setDeviceId] = useState('');
  const isIdle = agent.phase === 'idle';
  return (
    <>
      <div className="controls">
        <MicrophoneSelect
          value={deviceId}
          onChange={setDeviceId}
          isDisabled={!isIdle}
        />
        {isIdle ? (
          <button type="button" onClick={() => agent.start(deviceId)}>
            Talk
          </button>
        ) : (
          <button type="button" onClick={agent.hangUp}>
            Hang up
          </button>
        )}
        <button
          type="button"
          aria-pressed={agent.isMuted}
          disabled={agent.phase !== 'talking'}
          onClick={() => agent.mute(!agent.isMuted)}
        >
          {agent.isMuted ? 'Unmute' : 'Mute'}
        </button>
      </div>
      <p role="status">{agent.notice}</p>
      <Transcript turns={agent.turns} />
    </>
  );
}
