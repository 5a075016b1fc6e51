import type {LogLine} from '@speech-docs/emulator/console';
import {type ReactNode, useEffect, useRef} from 'react';
import styles from './styles.module.css';
import {texts} from './texts';

/** The words that stay, by speaker in a conversation, and those that can still change, or what follows them. */
export default function Words({lines, children}: {lines: readonly LogLine[]; children?: ReactNode}) {
  const scroller = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words move the end
  useEffect(() => {
    scroller.current?.scrollTo({top: children ? 0 : scroller.current.scrollHeight});
  }, [lines, children]);
  const turns: {speaker: string; text: string}[] = [];
  let open = '';
  const isConversation = lines.some(({name}) => name === 'ConversationStarted');
  for (const {name, text, isAudio} of lines) {
    if (isAudio || !/Transcript$|^ResponseStarted$/.test(name)) continue;
    const {metadata, content} = JSON.parse(text) as {metadata?: {transcript?: string}; content?: string};
    const newText = metadata?.transcript ?? content ?? '';
    if (newText || name === 'AddPartialTranscript') open = name === 'AddPartialTranscript' ? newText : '';
    if (!newText || open) continue;
    const speaker = isConversation ? texts.speakers[content ? 'agent' : 'user'] : '';
    const last = turns.at(-1);
    // Transcripts end with their space, replies do not.
    if (last?.speaker === speaker) last.text += (content ? ' ' : '') + newText;
    else turns.push({speaker, text: newText});
  }
  return (
    <p ref={scroller} className={styles.runWords}>
      {children}
      {turns.map(({speaker, text}, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns keep their place, and two can have the same words
        <span key={at}>
          {speaker && <b>{speaker} </b>}
          {text}
        </span>
      ))}{' '}
      {!children && <i>{open || (turns.length === 0 && texts.noWords)}</i>}
    </p>
  );
}
