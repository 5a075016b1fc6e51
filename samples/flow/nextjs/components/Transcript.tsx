// TypeScript 5. Packages: react 19
'use client';

import {useEffect, useRef} from 'react';
import type {Turn} from '@/hooks/useVoiceAgent';

/** What both sides have said; the newest turn stays in view. */
export function Transcript({turns}: {turns: Turn[]}) {
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    if (turns.length > 0)
      list.current?.lastElementChild?.scrollIntoView({block: 'nearest'});
  }, [turns]);

  return (
    <ol ref={list} className="transcript" aria-label="Conversation">
      {turns.map(({id, who, text}) => (
        <li key={id}>
          <strong>{who}:</strong> {text}
        </li>
      ))}
    </ol>
  );
}
