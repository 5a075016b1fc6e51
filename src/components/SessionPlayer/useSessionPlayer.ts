import {type AddressFormat, useAddressState} from '@site/src/shared/useAddressState';
import {nameOf, type RecordedSession, type Settings, shownAt} from '@speech-docs/protocol/sessionRecord';
import {useEffect, useEffectEvent, useMemo} from 'react';
import {type Moment, readMoment, record, sessionOf, writeMoment} from './session';

/** A moment of a session, and where the playhead is: between two frames while it plays. */
type View = Moment & {seconds: number; isPlaying: boolean};

export type Player = ReturnType<typeof useSessionPlayer>;

const ADDRESS: AddressFormat<View> = {
  read: (search) => {
    const moment = readMoment(search);
    return moment && at(moment);
  },
  write: writeMoment,
};

/** Holds what the player shows, plays it, and keeps the address in step with it while it does not move. */
export function useSessionPlayer(initial: Settings) {
  const {state: view, isReady, change: settle, show} = useAddressState<View>(() => at(middleOf(initial)), ADDRESS);
  const session = useMemo(
    () => sessionOf({maxDelay: view.maxDelay, trigger: view.trigger}),
    [view.maxDelay, view.trigger],
  );

  usePlayback(view, session, show, settle);

  return {
    view,
    session,
    isReady,
    set: (settings: Partial<Settings>) => {
      const next = {...view, ...settings, isPlaying: false};
      settle({...next, shown: Math.max(1, shownAt(sessionOf(next), next.seconds))});
    },
    seek: (seconds: number) =>
      settle({...view, seconds, shown: Math.max(1, shownAt(session, seconds)), isPlaying: false}),
    /** Goes to the frame with that number, counted from 1. */
    goTo: (shown: number) => settle(at({...view, shown: Math.min(Math.max(1, shown), session.frames.length)})),
    toggle: () => {
      if (view.isPlaying) settle({...view, isPlaying: false});
      else if (view.shown < session.frames.length) show({...view, isPlaying: true});
      else show({...view, seconds: 0, shown: Math.max(1, shownAt(session, 0)), isPlaying: true});
    },
    /** The address of a frame, below the page's own. */
    addressOf: (shown: number) => `${writeMoment({...view, shown}, '')}#session-player`,
  };
}

/** Moves the playhead at the speed of speech; for readers who want less motion, from frame to frame. */
function usePlayback(
  view: View,
  session: RecordedSession,
  move: (change: (view: View) => View) => void,
  settle: (view: View) => void,
): void {
  const start = useEffectEvent(() => view);
  const end = useEffectEvent(() =>
    settle({...view, shown: session.frames.length, seconds: record.seconds, isPlaying: false}),
  );
  useEffect(() => {
    if (!view.isPlaying) return undefined;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const {seconds: from, shown: first} = start();
    const began = performance.now();
    let request = 0;
    const tick = () => {
      const seconds = from + (performance.now() - began) / 1000;
      // Frames of the same moment that are after the one that was looked at come at once.
      const shown = Math.max(first, shownAt(session, seconds));
      if (shown === session.frames.length) return end();
      move((now) =>
        isCalm && now.shown === shown ? now : {...now, seconds: isCalm ? timeOf(session, shown) : seconds, shown},
      );
      request = requestAnimationFrame(tick);
    };
    request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }, [view.isPlaying, session, move]);
}

function at(moment: Moment): View {
  return {...moment, seconds: timeOf(sessionOf(moment), moment.shown), isPlaying: false};
}

function timeOf({frames}: RecordedSession, shown: number): number {
  return frames[shown - 1]?.at ?? 0;
}

/** A moment that shows both kinds of text: the first partial after the first final. */
function middleOf(settings: Settings): Moment {
  const names = sessionOf(settings).frames.map(nameOf);
  const partial = names.indexOf('AddPartialTranscript', names.indexOf('AddTranscript'));
  return {...settings, shown: partial + 1};
}
