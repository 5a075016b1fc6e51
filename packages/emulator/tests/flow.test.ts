import {afterSocket} from '@speech-docs/protocol/facts';
import {describe, expect, it} from 'vitest';
import type {SessionReport} from '../core/reportSink';
import {contracts, Line, Rest, recognize, shared, start} from './support/client';
import {until} from './support/clientServer';
import {Recorder} from './support/recordedSessions';

const {emulator} = shared();

const FORMAT = {type: 'raw', encoding: 'pcm_s16le', sample_rate: 16_000};
const START = {message: 'StartConversation', audio_format: FORMAT, conversation_config: {template_id: 'repair-desk'}};
const TOOL = {
  type: 'function',
  function: {
    name: 'book_repair',
    parameters: {
      type: 'object',
      properties: {
        day: {type: 'string', enum: ['Thursday', 'Friday']},
        part: {type: 'string'},
        urgent: {type: 'boolean'},
      },
    },
  },
};
const NUMBER = {template_id: 'a', template_variables: {age: 5}};
/** A tenth of a second. */
const CHUNK = Buffer.alloc(3200);

async function converse(fields: object = {}): Promise<Line> {
  const line = await Line.open(emulator, '/v1/flow');
  line.send({...START, ...fields});
  await line.next('ConversationStarted');
  return line;
}

function speak(line: Line, seconds: number): void {
  for (let count = 0; count < seconds * 10; count += 1) line.send(CHUNK);
}

describe('a conversation', () => {
  it('goes from the first word to the last, each message as the contract has it', async () => {
    const line = await converse();
    speak(line, 3);
    const reply = await line.next('ResponseCompleted');
    expect(reply.content).toMatch(/^I can take it in on Thursday/);
    line.voice.forEach((_, index) => {
      line.send({message: 'AudioReceived', seq_no: index + 1});
    });
    line.send({message: 'AudioEnded', last_seq_no: 30});
    await line.next('ConversationEnded');
    expect((await line.end()).code).toBe(1000);
    for (const message of line.messages) {
      expect(contracts.fault('flow', message.message, message), message.message).toBeUndefined();
    }
    expect(line.named('AddTranscript')[0]).toMatchObject({metadata: {transcript: 'My bike needs new brakes. '}});
    expect(line.named('AudioAdded')).toHaveLength(30);
    const spoken = Number(reply.end_time) - Number(reply.start_time);
    expect(line.voice.length).toBe(Math.round(spoken * 10));
    expect(line.voice[0]).toHaveLength(3200);
  });

  it('is interrupted, calls the tool, bridges the wait and reports the result', async () => {
    const calm = await start({timeScale: 1});
    const line = await Line.open(calm, '/v1/flow');
    line.send({...START, tools: [TOOL]});
    await line.next('ConversationStarted');
    speak(line, 3);
    await line.next('ResponseStarted');
    speak(line, 3);
    const [announced, interrupted] = [line.named('ResponseStarted')[0], await line.next('ResponseInterrupted')];
    // The part that was spoken, from the moment at which the reply began.
    expect(`${announced?.content}`.startsWith(`${interrupted.content}`)).toBe(true);
    expect(`${interrupted.content}`.length).toBeLessThan(`${announced?.content}`.length);
    expect(interrupted.start_time).toBe(announced?.start_time);
    const call = await line.next('ToolInvoke');
    expect(call.function).toEqual({name: 'book_repair', arguments: {day: 'Thursday', part: 'brakes', urgent: true}});
    expect(await line.next('ResponseStarted', 2)).toMatchObject({content: 'One moment, I am looking at the diary.'});
    line.send({message: 'ToolResult', id: call.id, status: 'ok', content: 'Booked for Thursday at 9.'});
    expect(await line.next('ResponseStarted', 3)).toMatchObject({content: expect.stringMatching(/^You are booked/)});
    line.send({message: 'AudioEnded', last_seq_no: 60});
    await line.next('ConversationEnded');
  });

  it('says sorry when the tool failed, and nothing when no response is wanted', async () => {
    const line = await converse({tools: [TOOL]});
    speak(line, 6);
    const {id} = await line.next('ToolInvoke');
    await line.next('ResponseCompleted', 1);
    line.send({message: 'ToolResult', id, status: 'failed', content: 'The diary is closed'});
    // How many replies come before it depends on how far the first one had come when the user cut in.
    let reply = await line.next('ResponseStarted');
    for (let count = 2; !/did not work/.test(`${reply.content}`); count += 1) {
      reply = await line.next('ResponseStarted', count);
    }
    line.send({message: 'AudioEnded', last_seq_no: 60});
    await line.end();
  });

  it('has no reply where its warning says so, and no voice where the voice failed', async () => {
    const said = async (fault: string) => {
      const own = await start({fault, timeScale: 0.01});
      const line = await Line.open(own, '/v1/flow');
      line.send(START);
      await line.next('ConversationStarted');
      speak(line, 3);
      const warning = await line.next('Warning');
      line.send({message: 'AddInput', input: 'Again.', immediate: true});
      await line.next('ResponseCompleted');
      const names = line.messages.map(({message}) => message);
      return {warning: warning.type, names: names.filter((name) => /^(?:Response|Warning)/.test(name)), line};
    };
    const next = ['ResponseStarted', 'ResponseCompleted'];
    expect(await said('llm_error')).toMatchObject({warning: 'llm_error', names: ['Warning', ...next]});
    const {names, line} = await said('tts_error');
    expect(names).toEqual(['ResponseStarted', 'Warning', 'ResponseInterrupted', ...next]);
    expect(line.named('ResponseInterrupted')[0]?.content).toBe('');
  });

  it('gets a message larger than clients expect, on request', async () => {
    const line = await Line.open(emulator, '/v1/flow', {'X-Emulator-Fault': 'oversized'});
    line.send(START);
    await line.next('Info', 2);
    expect(line.named('Info').some(({reason}) => `${reason}`.length > 1_000_000)).toBe(true);
    line.send({message: 'AudioEnded', last_seq_no: 0});
    await line.end();
  });

  it('speaks the rest of a reply after AudioEnded', async () => {
    const line = await converse();
    speak(line, 3);
    await line.next('ResponseStarted');
    line.send({message: 'AudioEnded', last_seq_no: 30});
    await line.next('ConversationEnded');
    const names = line.messages.map(({message}) => message).filter((name) => /^Response/.test(name));
    expect(names).toEqual(['ResponseStarted', 'ResponseCompleted']);
  });

  it('has each tool called in turn, with arguments that its schema allows, and any result told', async () => {
    const parameters = {
      type: 'object',
      required: ['date', 'guests', 'area'],
      properties: {
        date: {type: 'string', description: 'Day'},
        guests: {type: 'integer', description: 'Number', example: '4'},
        area: {type: 'string', description: 'Where', enum: ['garden', 'bar']},
      },
    };
    const tool = (name: string) => ({type: 'function', function: {name, description: name, parameters}});
    const line = await converse({tools: [tool('check_table'), tool('book_table')]});
    speak(line, 6);
    const first = await line.next('ToolInvoke');
    expect(first.function).toEqual({
      name: 'check_table',
      arguments: {date: '2026-12-03', guests: 4, area: 'garden'},
    });
    line.send({message: 'ToolResult', id: first.id, status: 'ok', content: 'A table is free.'});
    expect((await line.next('ToolInvoke', 2)).function).toMatchObject({name: 'book_table'});
    while (!line.named('ResponseStarted').some(({content}) => content === 'A table is free.'))
      await line.next('ResponseStarted', line.named('ResponseStarted').length + 1);
    line.socket.close();
    await line.end();
  });

  it('that is sent faster than it is spoken breaks a rule', async () => {
    const sessions: SessionReport[] = [];
    const own = await start({timeScale: 1, reports: {session: (one) => sessions.push(one)}});
    const line = await Line.open(own, '/v1/flow');
    line.send(START);
    await line.next('ConversationStarted');
    speak(line, 20);
    await line.next('AudioAdded', 200);
    line.socket.close();
    await until(() => sessions.length === 1);
    expect(sessions[0]?.broken.map(({rule}) => rule.id)).toContain('pace');
  });

  it('is ended by the agent on request, after the reply that it is speaking', async () => {
    const sessions: SessionReport[] = [];
    const reports = {session: (one: SessionReport) => sessions.push(one)};
    const own = await start({fault: 'socket:agent-ends@3*1', timeScale: 1, reports});
    const line = await Line.open(own, '/v1/flow');
    line.send(START);
    await line.next('ConversationStarted');
    speak(line, 2.9);
    await line.next('ResponseStarted');
    speak(line, 0.2);
    await line.next('ConversationEnding');
    // A frame that crossed it, and one that did not.
    speak(line, 0.1);
    await line.next('ConversationEnded');
    expect((await line.end()).code).toBe(1000);
    // No frame of the voice was confirmed.
    const broken = [expect.objectContaining({rule: expect.objectContaining({id: 'shape.AudioReceived'})})];
    const names = line.messages.map(({message}) => message).filter((name) => /^(?:Response|Conversation)/.test(name));
    expect(names).toEqual([
      'ConversationStarted',
      'ResponseStarted',
      'ConversationEnding',
      'ResponseCompleted',
      'ConversationEnded',
    ]);
    await until(() => sessions.length === 1);
    expect(sessions[0]).toMatchObject({error: undefined, broken, close: {by: 'server', code: 1000}});
    const next = await Line.open(own, '/v1/flow');
    next.send(START);
    await next.next('ConversationStarted');
    speak(next, 4);
    await next.next('ResponseStarted');
    expect(next.named('ConversationEnding')).toEqual([]);
  });

  describe('text from the program', () => {
    // So slow that no reply is over before the next input comes.
    const talk = async (timeScale: number) => {
      const own = await start({timeScale});
      const line = await Line.open(own, '/v1/flow');
      line.send(START);
      await line.next('ConversationStarted');
      return {own, line};
    };

    it('gets a reply at once when it is immediate, which an interrupting one cuts short', async () => {
      const {own, line} = await talk(100);
      line.send({message: 'AddInput', input: 'The caller is silent.', immediate: true});
      expect((await line.next('ResponseStarted')).content).toContain('The caller is silent.');
      line.send({message: 'AddInput', input: 'Say good-bye.', immediate: true, interrupt_response: true});
      await line.next('ResponseInterrupted');
      expect((await line.next('ResponseStarted', 2)).content).toContain('Say good-bye.');
      expect(line.named('ResponseCompleted')).toEqual([]);
      await own.close();
    });

    it('waits for the next reply when it is not immediate', async () => {
      const {own, line} = await talk(0.01);
      line.send({message: 'AddInput', input: 'The caller is a member.', immediate: false});
      speak(line, 3);
      expect((await line.next('ResponseStarted')).content).toMatch(/The caller is a member\. I can take it/);
      expect(line.named('ResponseStarted')).toHaveLength(1);
      await own.close();
    });
  });

  it('keeps a call open, and warns, when a result names another one', async () => {
    const line = await converse({tools: [TOOL]});
    speak(line, 6);
    const {id} = await line.next('ToolInvoke');
    line.send({message: 'ToolResult', id: 'call-99', status: 'ok', content: 'Booked.'});
    expect(await line.next('Warning')).toMatchObject({type: 'protocol_error'});
    line.send({message: 'ToolResult', id, status: 'ok', content: 'Booked for Thursday at 9.'});
    await expect
      .poll(() =>
        line
          .named('ResponseStarted')
          .map(({content}) => `${content}`)
          .join(),
      )
      .toMatch(/You are booked/);
    line.send({message: 'AudioEnded', last_seq_no: 60});
    await line.end();
  });

  it('starts over WebRTC without an audio format', async () => {
    const rest = new Rest(emulator);
    const {audio_format: _, ...body} = START;
    const init = (content: object) => ({method: 'POST', body: JSON.stringify(content)});
    expect(await rest.json('/v1/flow/livekit', init(body))).toMatchObject({
      status: 200,
      body: {token: 'LIVEKIT_TOKEN'},
    });
    expect((await rest.json('/v1/flow/livekit', init({message: 'StartConversation'}))).status).toBe(400);
    expect(await rest.json('/v1/flow/livekit', init(START))).toMatchObject({
      status: 400,
      body: {error: 'Bad Request', detail: expect.stringContaining('audio_format')},
    });
  });
});

describe('bad input', () => {
  it.each<[string, object | string | Buffer, string]>([
    ['malformed JSON', '{', 'protocol_error'],
    ['audio before the start', CHUNK, 'protocol_error'],
    ['the end before the start', {message: 'AudioEnded', last_seq_no: 0}, 'protocol_error'],
    ['mulaw', {...START, audio_format: {...FORMAT, encoding: 'mulaw'}}, 'config_error'],
    ['no agent', {...START, conversation_config: {}}, 'config_error'],
    ['a number as a variable', {...START, conversation_config: NUMBER}, 'config_error'],
    ['a tool of an unknown type', {...START, tools: [{...TOOL, type: 'poem'}]}, 'config_error'],
  ])('%s ends the conversation with its error', async (_what, data, type) => {
    const line = await Line.open(emulator, '/v1/flow');
    line.send(data);
    const error = await line.next('Error');
    expect(error).toMatchObject({type});
    expect(contracts.fault('flow', 'Error', error)).toBeUndefined();
    await line.end();
  });

  it.each<[string, object, string]>([
    ['a second start', START, 'protocol_error'],
    ['an unknown status', {message: 'ToolResult', id: 'call-9', status: 'fine'}, 'protocol_error'],
  ])('%s ends a running conversation', async (_what, data, type) => {
    const line = await converse();
    line.send(data);
    expect(await line.next('Error')).toMatchObject({type});
    await line.end();
  });

  it('an agent that does not exist is a configuration error, where the agents are listed', async () => {
    const own = await start({agents: ['front-desk']});
    const line = await Line.open(own, '/v1/flow');
    line.send(START);
    expect(await line.next('Error')).toMatchObject({
      type: 'config_error',
      reason: expect.stringContaining('repair-desk'),
    });
  });

  it('receipts, counts, and bytes that are wrong end nothing, and are broken rules of the report', async () => {
    const sessions: SessionReport[] = [];
    const own = await start({reports: {session: (one) => sessions.push(one)}});
    const line = await Line.open(own, '/v1/flow');
    line.send(START);
    await line.next('ConversationStarted');
    line.send(Buffer.alloc(3201));
    line.send({message: 'AudioReceived', seq_no: 5});
    line.send({message: 'AudioEnded', last_seq_no: 5});
    await line.next('ConversationEnded');
    expect((await line.end()).code).toBe(1000);
    await until(() => sessions.length === 1);
    const rules = sessions[0]?.broken.map(({rule}) => rule.id);
    expect(rules).toEqual(['shape.AddAudio', 'shape.AudioReceived', 'shape.AudioEnded']);
  });

  it('rejects one conversation too many, counts sessions of the other kind apart, and leaves the others open', async () => {
    const own = await start({maxSessions: 1});
    const speech = await recognize(own);
    const first = await Line.open(own, '/v1/flow');
    first.send(START);
    await first.next('ConversationStarted');
    const second = await Line.open(own, '/v1/flow');
    expect(await second.next('Error')).toMatchObject({type: 'quota_exceeded'});
    await second.end();
    first.send(CHUNK);
    await first.next('AudioAdded');
    speech.send(CHUNK);
    await speech.next('AudioAdded');
  });

  it('an unknown field of the configuration ends the conversation, and the report has it', async () => {
    const sessions: SessionReport[] = [];
    const own = await start({reports: {session: (one) => sessions.push(one)}});
    const line = await Line.open(own, '/v1/flow');
    line.send({...START, conversation_config: {template_id: 'a', templat_variables: {}}});
    const reason = expect.stringContaining('templat_variables');
    expect(await line.next('Error')).toMatchObject({type: 'config_error', reason});
    await line.end();
    await until(() => sessions.length === 1);
    expect(sessions[0]?.broken.map(({rule}) => rule.id)).toEqual(['shape.StartConversation']);
  });

  it('ignores fields that clients in the field send elsewhere', async () => {
    await converse({kind: 'call', audio_format: {...FORMAT, channels: 1}});
  });

  it('takes any switch for debugging, and any variable', async () => {
    const variables = {template_id: 'a', template_variables: {caller: '+44 20 7946 0101'}};
    await converse({debug: {llm: true, more: 1}, conversation_config: variables});
  });

  it.each(['1003', '1008', '4001', '4005', '1000'])('closes with %s, and sends no Error, on request', async (code) => {
    const line = await Line.open(emulator, '/v1/flow', {'X-Emulator-Fault': code});
    expect((await line.end()).code).toBe(Number(code));
    expect(line.messages).toEqual([]);
  });

  it('breaks without a close frame on request, under the name that programs see', async () => {
    const line = await Line.open(emulator, '/v1/flow', {'X-Emulator-Fault': '1006'});
    expect((await line.end()).code).toBe(1006);
  });

  it.each(['invalid_model', 'validation_warning@1', 'speaker_id'])(
    'rejects a handshake that requests %s, which a conversation does not know',
    async (fault) => {
      await expect(Line.open(emulator, '/v1/flow', {'X-Emulator-Fault': fault})).rejects.toThrow('400');
      const everywhere = await start({fault});
      const line = await Line.open(everywhere, '/v1/flow');
      line.send(START);
      await line.next('ConversationStarted');
    },
  );

  it('warns, counts down, and ends by itself before the service ends a conversation', async () => {
    const line = await Line.open(emulator, '/v1/flow', {'X-Emulator-Fault': 'conversation_termination@1'});
    line.send(START);
    await line.next('ConversationStarted');
    speak(line, 2);
    expect(await line.next('Warning')).toMatchObject({type: 'conversation_termination', conversation_termination: 60});
    await line.next('ConversationEnding');
    await line.next('ConversationEnded');
    expect((await line.end()).code).toBe(1000);
  });

  it('takes its time for the last message, on request', () => {
    const recorder = new Recorder({api: 'flow', fault: 'slow-end'}).send(START);
    recorder.send({message: 'AudioEnded', last_seq_no: 0}).wait(4900);
    expect(recorder.received).not.toContain('ConversationEnded');
    expect(recorder.wait(2000).received).toContain('ConversationEnded');
  });

  it('leaves a program time between the warning and the end', async () => {
    const own = await start({timeScale: 1});
    const line = await Line.open(own, '/v1/flow', {'X-Emulator-Fault': 'session_timeout@2'});
    line.send(START);
    await line.next('ConversationStarted');
    speak(line, 1);
    expect(await line.next('Warning')).toMatchObject({type: 'session_timeout'});
    line.send({message: 'AudioEnded', last_seq_no: 10});
    await line.next('ConversationEnded');
    expect(line.named('Error')).toEqual([]);
  });

  it.each(contracts.documents.flow['x-errors'].map(({type}) => type))('ends with %s on request', async (type) => {
    const line = await Line.open(emulator, '/v1/flow', {'X-Emulator-Fault': type});
    const error = await line.next('Error');
    expect(error.type).toBe(type);
    expect(contracts.fault('flow', 'Error', error)).toBeUndefined();
    // Never 1000 after an Error: libraries take it for success.
    const isToRepeat = afterSocket({api: 'flow', error: type}).action !== 'fix first' && type !== 'not_allowed';
    expect(await line.end()).toEqual({code: isToRepeat ? 1011 : 1003, reason: type});
  });
});
