/** Entities, swear words, and hesitations are marked where a contract says so, in real time as in batch. */
import {expect, it} from 'vitest';
import {audioFile, ENGLISH, Line, Rest, shared, startRecognition, stream} from './support/client';

const {emulator} = shared();

interface Item {
  type: string;
  entity_class?: string;
  start_time: number;
  alternatives: {content: string; tags?: string[]}[];
  spoken_form?: Item[];
  written_form?: Item[];
}

const words = (items: Item[] = []) => items.map(({alternatives}) => alternatives[0]?.content);

it('a final has an entity in the place of its words, and a partial has the words', async () => {
  const line = await Line.open(emulator, '/v2');
  line.send(startRecognition({enable_entities: true, enable_partials: true}));
  await line.next('RecognitionStarted');
  line.send({message: 'EndOfStream', last_seq_no: stream(line, audioFile('harbor-tour').subarray(44))});
  await line.next('EndOfTranscript');
  line.socket.close(1000);
  const entities = (name: string) =>
    line.named(name).flatMap(({results}) => (results as Item[]).filter(({type}) => type === 'entity'));
  const [entity, ...others] = entities('AddTranscript');
  expect([others, entities('AddPartialTranscript')]).toEqual([[], []]);
  expect(entity).toMatchObject({entity_class: 'cardinal', start_time: 8.6, alternatives: [{content: '40'}]});
  expect([words(entity?.spoken_form), words(entity?.written_form)]).toEqual([['forty'], ['40']]);
});

it('swear words and hesitations have their tags in English', async () => {
  const rest = new Rest(emulator);
  const {id} = await rest.run(ENGLISH, {data_file: {name: 'late-train.wav', content: Buffer.from('RIFF')}});
  const {results} = JSON.parse(await rest.text(`/v2/jobs/${id}/transcript`)) as {results: Item[]};
  const tagged = results.flatMap(({alternatives: [first]}) => (first?.tags ? [[first.content, ...first.tags]] : []));
  expect(tagged).toEqual([
    ['Um', 'disfluency'],
    ['damn', 'profanity'],
  ]);
});
