/** What the session player says. */
import {translate} from '@docusaurus/Translate';

export const texts = {
  group: () => translate({id: 'component.SessionPlayer.group', message: 'Session player', description: 'Its name'}),
  recording: () =>
    translate({
      id: 'component.SessionPlayer.recording',
      message: 'Recorded sessions, frame by frame (JSON)',
      description: 'Link to a file',
    }),
  timeline: () =>
    translate({
      id: 'component.SessionPlayer.timeline',
      message: 'Time line: words as spoken, partials, finals and ends of utterance; the table of frames says the same',
      description: 'What the drawing shows',
    }),
  speech: () => translate({id: 'component.SessionPlayer.speech', message: 'Speech', description: 'A lane'}),
  partials: () => translate({id: 'component.SessionPlayer.partials', message: 'Partials', description: 'A lane'}),
  finalsLane: () =>
    translate({
      id: 'component.SessionPlayer.finalsLane',
      message: 'Finals, from the speech to the moment they came',
      description: 'A lane',
    }),
  turnsLane: () =>
    translate({id: 'component.SessionPlayer.turnsLane', message: 'Ends of utterance', description: 'A lane'}),
  noTurnsLane: () =>
    translate({id: 'component.SessionPlayer.noTurnsLane', message: 'Ends of utterance: off', description: 'A lane'}),
  off: () => translate({id: 'component.SessionPlayer.off', message: 'off', description: 'No silence trigger'}),
  position: () =>
    translate({id: 'component.SessionPlayer.position', message: 'Position', description: 'Of the slider'}),
  where: (values: {shown: number; total: number; name: string}) =>
    translate(
      {
        id: 'component.SessionPlayer.where',
        message: 'frame {shown} of {total}, {name}',
        description: 'Where the slider is',
      },
      values,
    ),
  frameOf: (values: {seconds: string; shown: number; total: number}) =>
    translate(
      {
        id: 'component.SessionPlayer.frameOf',
        message: '{seconds} s · frame {shown} of {total}',
        description: 'Beside the buttons',
      },
      values,
    ),
  previous: () => translate({id: 'component.SessionPlayer.previous', message: 'Previous', description: 'Button'}),
  previousFrame: () =>
    translate({id: 'component.SessionPlayer.previousFrame', message: 'Previous frame', description: 'Button'}),
  next: () => translate({id: 'component.SessionPlayer.next', message: 'Next', description: 'Button'}),
  nextFrame: () => translate({id: 'component.SessionPlayer.nextFrame', message: 'Next frame', description: 'Button'}),
  play: () => translate({id: 'component.SessionPlayer.play', message: 'Play', description: 'Button'}),
  pause: () => translate({id: 'component.SessionPlayer.pause', message: 'Pause', description: 'Button'}),
  screen: () => translate({id: 'component.SessionPlayer.screen', message: 'On the screen', description: 'Caption'}),
  turn: () =>
    translate({id: 'component.SessionPlayer.turn', message: 'end of utterance', description: 'In the text on screen'}),
  partial: () =>
    translate({id: 'component.SessionPlayer.partial', message: 'partial:', description: 'For screen readers'}),
  noWords: () => translate({id: 'component.SessionPlayer.noWords', message: 'No words yet.', description: 'On screen'}),
  wire: () => translate({id: 'component.SessionPlayer.wire', message: 'On the wire', description: 'Caption'}),
  sent: () => translate({id: 'component.SessionPlayer.sent', message: 'sent:', description: 'For screen readers'}),
  received: () =>
    translate({id: 'component.SessionPlayer.received', message: 'received:', description: 'For screen readers'}),
  allFrames: (values: {count: number; delay: string; trigger: string}) =>
    translate(
      {
        id: 'component.SessionPlayer.allFrames',
        message: 'All {count} frames with `max_delay` {delay}, trigger {trigger}',
        description: 'Heading of the table of frames',
      },
      values,
    ),
  audioSent: () => translate({id: 'component.SessionPlayer.audioSent', message: 'Audio sent', description: 'Column'}),
  from: () => translate({id: 'component.SessionPlayer.from', message: 'From', description: 'Column'}),
  frame: () => translate({id: 'component.SessionPlayer.frame', message: 'Frame', description: 'Column'}),
  says: () => translate({id: 'component.SessionPlayer.says', message: 'What it says', description: 'Column'}),
  client: () => translate({id: 'component.SessionPlayer.client', message: 'client', description: 'Who sent a frame'}),
  service: () =>
    translate({id: 'component.SessionPlayer.service', message: 'service', description: 'Who sent a frame'}),
  clientAt: (values: {name: string; seconds: string}) =>
    translate(
      {
        id: 'component.SessionPlayer.clientAt',
        message: '`{name}` from the client at {seconds}',
        description: 'Above the JSON of a frame',
      },
      values,
    ),
  serviceAt: (values: {name: string; seconds: string}) =>
    translate(
      {
        id: 'component.SessionPlayer.serviceAt',
        message: '`{name}` from the service at {seconds}',
        description: 'Above the JSON of a frame',
      },
      values,
    ),
  audio: (values: {frames: string; first: number; last: number}) =>
    translate(
      {
        id: 'component.SessionPlayer.audio',
        message: '{frames} of sound, numbers {first} to {last}. The service confirms each; the last one with:',
        description: 'Above the JSON of a run of audio',
      },
      values,
    ),
  link: () =>
    translate({id: 'component.SessionPlayer.link', message: 'Link to this moment', description: 'Link to a frame'}),
  median: () => translate({id: 'component.SessionPlayer.median', message: 'median', description: 'Of a duration'}),
  settles: () => translate({id: 'component.SessionPlayer.settles', message: 'Final after', description: 'A figure'}),
  settlesMedian: () =>
    translate({
      id: 'component.SessionPlayer.settlesMedian',
      message: 'Final after (median)',
      description: 'Column',
    }),
  slowest: () => translate({id: 'component.SessionPlayer.slowest', message: 'Slowest word', description: 'A figure'}),
  finals: () => translate({id: 'component.SessionPlayer.finals', message: 'Finals', description: 'A figure'}),
  turns: () => translate({id: 'component.SessionPlayer.turns', message: 'Ends of utterance', description: 'A figure'}),
  trigger: () => translate({id: 'component.SessionPlayer.trigger', message: 'Trigger', description: 'Column'}),
  turnColumn: () => translate({id: 'component.SessionPlayer.turnColumn', message: 'Events', description: 'Column'}),
  turnAt: () =>
    translate({id: 'component.SessionPlayer.turnAt', message: '`EndOfUtterance` at', description: 'Column'}),
  never: () => translate({id: 'component.SessionPlayer.never', message: 'never', description: 'Without a trigger'}),
};
