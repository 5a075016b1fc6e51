import {useEvent} from '@docusaurus/theme-common';
import {useEffect, useRef, useState} from 'react';

export type PlayerState = 'resting' | 'loading' | 'playing' | 'failed' | 'denied';

// Closer to the end than this, Play begins again.
const END_SECONDS = 0.1;

/**
 * Plays one recording. The sound is requested when it is first played; until then, and when it fails, the position can
 * be moved anyway. Spread `audio` on the <audio> element.
 */
export default function useAudioPlayer(seconds: number) {
  const element = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<PlayerState>('resting');
  const [time, setTime] = useState(0);
  const position = useRef(0);

  const move = useEvent((to: number) => {
    position.current = to;
    setTime(to);
  });

  useEffect(() => {
    if (state !== 'playing') return undefined;
    let frame = requestAnimationFrame(function follow() {
      if (element.current && !element.current.seeking) move(element.current.currentTime);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [state, move]);

  function seek(to: number) {
    move(to);
    const audio = element.current;
    // Before the sound is there, it has no place to go to: onLoadedMetadata takes it there.
    if (audio && audio.readyState > 0) audio.currentTime = to;
  }

  async function play() {
    const audio = element.current;
    if (!audio) return;
    setState('loading');
    if (audio.error) audio.load();
    if (position.current > seconds - END_SECONDS) seek(0);
    try {
      await audio.play();
    } catch (error) {
      const {name} = error as DOMException;
      // Aborted means paused before the sound was there: the reader's own doing.
      if (name !== 'AbortError') setState(name === 'NotAllowedError' ? 'denied' : 'failed');
    }
  }

  const toggle = useEvent(() => {
    if (state !== 'playing' && state !== 'loading') void play();
    else {
      element.current?.pause();
      setState('resting');
    }
  });

  return {
    state,
    time,
    seek,
    toggle,
    audio: {
      ref: element,
      onLoadedMetadata: () => seek(position.current),
      onPlaying: () => setState('playing'),
      onWaiting: () => setState('loading'),
      onPause: () => setState((now) => (now === 'failed' ? now : 'resting')),
      onEnded: () => move(seconds),
      onError: () => setState('failed'),
    },
  };
}
