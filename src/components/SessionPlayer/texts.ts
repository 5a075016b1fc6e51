/** What the session player says. */
import {translate} from '@docusaurus/Translate';

export const texts = {
  group: translate({message: 'Session player'}),
  recording: translate({message: 'Recorded sessions, frame by frame (JSON)'}),
  timeline: translate({
    message: 'Time line: words as spoken, partials, finals and ends of utterance; the table of frames says the same',
  }),
  speech: translate({message: 'Speech'}),
  partials: translate({message: 'Partials'}),
  finalsLane: translate({message: 'Finals, from the speech to the moment they came'}),
  turnsLane: translate({message: 'Ends of utterance'}),
  noTurnsLane: translate({message: 'Ends of utterance: off'}),
  off: translate({message: 'off'}),
  position: translate({message: 'Position'}),
  where: (values: {shown: number; total: number; name: string}) =>
    translate({message: 'frame {shown} of {total}, {name}'}, values),
  frameOf: (values: {seconds: string; shown: number; total: number}) =>
    translate({message: '{seconds} s · frame {shown} of {total}'}, values),
  previous: translate({message: 'Previous'}),
  previousFrame: translate({message: 'Previous frame'}),
  next: translate({message: 'Next'}),
  nextFrame: translate({message: 'Next frame'}),
  play: translate({message: 'Play'}),
  pause: translate({message: 'Pause'}),
  screen: translate({message: 'On the screen'}),
  turn: translate({message: 'end of utterance'}),
  partial: translate({message: 'partial:'}),
  noWords: translate({message: 'No words yet.'}),
  wire: translate({message: 'On the wire'}),
  sent: translate({message: 'sent:'}),
  received: translate({message: 'received:'}),
  allFrames: (values: {count: number; delay: string; trigger: string}) =>
    translate({message: 'All {count} frames with `max_delay` {delay}, trigger {trigger}'}, values),
  audioSent: translate({message: 'Audio sent'}),
  from: translate({message: 'From'}),
  frame: translate({message: 'Frame'}),
  says: translate({message: 'What it says'}),
  client: translate({message: 'client'}),
  service: translate({message: 'service'}),
  clientAt: (values: {name: string; seconds: string}) =>
    translate({message: '`{name}` from the client at {seconds}'}, values),
  serviceAt: (values: {name: string; seconds: string}) =>
    translate({message: '`{name}` from the service at {seconds}'}, values),
  audio: (values: {frames: string; first: number; last: number}) =>
    translate(
      {message: '{frames} of sound, numbers {first} to {last}. The service confirms each; the last one with:'},
      values,
    ),
  link: translate({message: 'Link to this moment'}),
  median: translate({message: 'median'}),
  settles: translate({message: 'Final after'}),
  settlesMedian: translate({message: 'Final after (median)'}),
  slowest: translate({message: 'Slowest word'}),
  finals: translate({message: 'Finals'}),
  turns: translate({message: 'Ends of utterance'}),
  trigger: translate({message: 'Trigger'}),
  turnColumn: translate({message: 'Events'}),
  turnAt: translate({message: '`EndOfUtterance` at'}),
  never: translate({message: 'never'}),
};
