import type {Choice, View} from '@speech-docs/emulator/console/host';
import type {LogLine} from '@speech-docs/emulator/console/log';

export type Step = {kind: 'open'} | {kind: 'audio'} | {kind: 'send'; name: string; text: string};

/**
 * Returns the next step of a session that is run from its start to its end; nothing while audio is sent, and when the session
 * is over. The rules of the contract say which messages are legal.
 */
export function nextStep(view: View | null, lines: readonly LogLine[]): Step | undefined {
  if (!view) return {kind: 'open'};
  if (!view.isOpen || view.isStreaming) return undefined;
  const legal = view.choices.filter(({broken}) => broken === null);
  const named = (pattern: RegExp) => legal.find(({name, isAudio}) => !isAudio && pattern.test(name));
  const message = ({name, text}: Choice): Step => ({kind: 'send', name, text});
  const start = named(/^Start/);
  if (start) return message(start);
  const hasPlayed = lines.some(({isAudio, from}) => isAudio && from === 'client');
  if (!hasPlayed) return legal.some(({isAudio}) => isAudio) ? {kind: 'audio'} : undefined;
  const end = named(/^(?:EndOfStream|AudioEnded)$/);
  return end && message(end);
}
