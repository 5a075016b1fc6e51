import {describe, expect, it} from 'vitest';
import {type FunctionCall, isValidCall} from '../core/socket/agent';
import {expectSchemas, RAW, recognize, SocketClient, shared, start, withFault} from './support/client';
import {type Options, Recorder, startConversation} from './support/recordedSessions';

const {emulator, rest} = shared();

const START = startConversation();
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
/** A tenth of a second. */
const CHUNK = Buffer.alloc(1600);

const connect = (options: Options = {}) => new Recorder({...options, api: 'flow'});
const converse = (fields: object = {}, options: Options = {}) => connect(options).send({...START, ...fields});
/** A conversation in which the user has said everything, and the agent has called its first tool. */
const called = (tools: object[] = [TOOL], options: Options = {}) => converse({tools}, options).audio(60).wait(1000);

const replies = (line: Recorder) => line.named('ResponseStarted').map(({content}) => `${content}`);
const toolResult = (line: Recorder, status: string, content = '') => {
  const id = line.named('ToolInvoke').at(-1)?.id;
  return line.send({message: 'ToolResult', id, status, content}).wait(15_000);
};
const course = ({received}: Recorder) => received.filter((name) => /^(?:Response|Warning|Conversation)/.test(name));

describe('a conversation', () => {
  it('has the last words of the user before its end, also when the user hangs up within a turn', () => {
    const line = converse().audio(20).send({message: 'AudioEnded', last_seq_no: 20}, 9000);
    expect(line.named('AddTranscript')).toMatchObject([{metadata: {transcript: 'My bike needs new '}}]);
    expect(line.received.indexOf('AddTranscript')).toBeLessThan(line.received.indexOf('ConversationEnded'));
    expect(line.unexpected).toEqual([]);
  });

  it('goes from the first word to the last over a socket, each message as the contract has it', async () => {
    const line = await SocketClient.open(emulator, '/v1/flow');
    line.send(START);
    await line.next('ConversationStarted');
    for (let count = 0; count < 30; count += 1) line.send(CHUNK);
    const reply = await line.next('ResponseCompleted');
    expect(reply.content).toMatch(/^I can take it in on Thursday/);
    line.voice.forEach((_, index) => {
      line.send({message: 'AudioReceived', seq_no: index + 1});
    });
    line.send({message: 'AudioEnded', last_seq_no: 30});
    await line.next('ConversationEnded');
    expect((await line.end()).code).toBe(1000);
    expectSchemas('flow', line.messages);
    expect(line.named('AddTranscript')[0]).toMatchObject({metadata: {transcript: 'My bike needs new brakes. '}});
    expect(line.named('AudioAdded')).toHaveLength(30);
    const spoken = Number(reply.end_time) - Number(reply.start_time);
    expect(line.voice.length).toBe(Math.round(spoken * 10));
    expect(line.voice[0]).toHaveLength(3200);
  });

  it('is interrupted, calls the tool, bridges the wait and reports the result', () => {
    const line = called();
    const [announced, [interrupted]] = [line.named('ResponseStarted')[0], line.named('ResponseInterrupted')];
    // The part that was spoken, from the moment at which the reply began.
    expect(`${announced?.content}`.startsWith(`${interrupted?.content}`)).toBe(true);
    expect(`${interrupted?.content}`.length).toBeLessThan(`${announced?.content}`.length);
    expect(interrupted?.start_time).toBe(announced?.start_time);
    expect(line.named('ToolInvoke')[0]?.function).toEqual({
      name: 'book_repair',
      arguments: {day: 'Thursday', part: 'brakes', urgent: true},
    });
    expect(replies(line).slice(1)).toEqual(['One moment, I am looking at the diary.']);
    expect(replies(toolResult(line, 'ok', 'Booked.')).at(-1)).toMatch(/^You are booked/);
    expect(line.send({message: 'AudioEnded', last_seq_no: 60}).wait(1000).received.at(-1)).toBe('ConversationEnded');
    // No reply begins before the last one has ended.
    const ends = [...line.named('ResponseInterrupted', 'ResponseCompleted')].map((one) => Number(one.end_time));
    for (const [index, {start_time: begin}] of line.named('ResponseStarted').slice(1).entries())
      expect(Number(begin)).toBeGreaterThanOrEqual(ends[index] ?? 0);
  });

  it.each([
    ['failed', '', /did not work/],
    ['rejected', '', /may not/],
    ['rejected', 'Monday is not possible, Friday is.', /may not do that\. Monday is not possible, Friday is\.$/],
    ['ok', 'Still in progress.', /^Still in progress/],
    ['ok', '<NO_RESPONSE_REQUIRED/>', undefined],
  ])('says of a tool whose result is %s %s what fits', (status, content, said) => {
    const line = called().wait(14_000);
    const before = replies(line).length;
    const [reply] = replies(toolResult(line, status, content)).slice(before);
    if (said) expect(reply).toMatch(said);
    else expect(reply).toBeUndefined();
  });

  it.each([
    ['llm_error', ['Warning', 'ResponseStarted', 'ResponseCompleted']],
    ['tts_error', ['ResponseStarted', 'Warning', 'ResponseInterrupted', 'ResponseStarted', 'ResponseCompleted']],
  ])('has no reply, or no voice, where the warning %s says so', (fault, names) => {
    const line = converse({}, {fault}).audio(30).wait(500);
    line.send({message: 'AddInput', input: 'Again.', immediate: true}).wait(15_000);
    expect(line.named('Warning')[0]?.type).toBe(fault);
    expect(course(line).slice(1)).toEqual(names);
    expect(line.named('ResponseInterrupted').map(({content}) => content)).toEqual(fault === 'tts_error' ? [''] : []);
  });

  it('cuts a reply short at AudioEnded, as the page lets a program expect', () => {
    const line = converse().audio(30).send({message: 'AudioEnded', last_seq_no: 30}).wait(15_000);
    expect(course(line)).toEqual([
      'ConversationStarted',
      'ResponseStarted',
      'ResponseInterrupted',
      'ConversationEnded',
    ]);
  });

  it('has each tool called in turn, with arguments that its schema allows, and any result told', () => {
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
    const line = called([tool('check_table'), tool('book_table')]);
    expect(line.named('ToolInvoke')[0]?.function).toEqual({
      name: 'check_table',
      arguments: {date: '2026-12-03', guests: 4, area: 'garden'},
    });
    expect(replies(toolResult(line, 'ok', 'A table is free.'))).toContain('A table is free.');
    expect(line.named('ToolInvoke')[1]?.function).toMatchObject({name: 'book_table'});
  });

  it('is ended by the agent on request, after the reply that it is speaking', () => {
    const line = converse({}, {fault: 'socket:agent-ends@3'}).audio(40).wait(15_000);
    expect(course(line)).toEqual([
      'ConversationStarted',
      'ResponseStarted',
      'ConversationEnding',
      'ResponseCompleted',
      'ConversationEnded',
    ]);
    expect(line.session.close).toMatchObject({by: 'server', code: 1000});
    // Frames that crossed the end break no rule; unconfirmed voice frames do.
    expect(line.broken).toEqual(['shape.AudioReceived']);
  });

  it('asks for no confirmation of the voice that a stalled service never sent', () => {
    const line = converse({}, {fault: 'socket:stall@2.2'}).audio(40).wait(15_000).close();
    expect(line.broken).toEqual([]);
  });

  it('gives text of the program a reply at once when it is immediate, which an interrupting one cuts short', () => {
    const line = converse().send({message: 'AddInput', input: 'The caller is silent.', immediate: true});
    expect(replies(line)[0]).toContain('The caller is silent.');
    line.send({message: 'AddInput', input: 'Say good-bye.', immediate: true, interrupt_response: true});
    expect(course(line).slice(1)).toEqual(['ResponseStarted', 'ResponseInterrupted', 'ResponseStarted']);
    expect(replies(line)[1]).toContain('Say good-bye.');
  });

  it('lets text that is not immediate wait for the next reply', () => {
    const line = converse().send({message: 'AddInput', input: 'The caller is a member.', immediate: false}).audio(30);
    expect(replies(line)).toEqual([expect.stringMatching(/The caller is a member\. I can take it/)]);
  });

  it('keeps a call open, and warns, when a result names another one', () => {
    const line = called();
    line.send({message: 'ToolResult', id: 'call-99', status: 'ok', content: 'Booked.'});
    expect(line.named('Warning')).toMatchObject([{type: 'protocol_error'}]);
    expect(replies(toolResult(line, 'ok', 'Booked for Thursday at 9.')).at(-1)).toMatch(/You are booked/);
  });

  it('repeats the first of two calls with its id, and a second result for it is a broken rule', () => {
    const line = called([TOOL], {fault: 'two-calls'});
    expect(line.named('ToolInvoke').map(({id}) => id)).toEqual(['call-1', 'call-2', 'call-1']);
    for (const id of ['call-1', 'call-2']) line.send({message: 'ToolResult', id, status: 'ok'});
    expect(line.broken).toEqual([]);
    expect(line.send({message: 'ToolResult', id: 'call-1', status: 'ok'}).broken).toEqual(['frequency.ToolResult']);
  });

  it('calls a function that no tool declares, and one with wrong arguments, before the right one', () => {
    const tool = {
      type: 'function',
      function: {...TOOL.function, parameters: {...TOOL.function.parameters, required: ['part']}},
    };
    const line = called([tool], {fault: 'wrong-calls'});
    const calls = () => line.named('ToolInvoke').map(({function: call}) => call as FunctionCall);
    expect(calls().map((call) => isValidCall(call, [tool]))).toEqual([false, false, false]);
    for (const {id} of line.named('ToolInvoke')) line.send({message: 'ToolResult', id, status: 'failed'});
    line.wait(1000);
    expect(calls().map((call) => isValidCall(call, [tool]))).toEqual([false, false, false, true]);
    expect([line.broken, line.named('Error')]).toEqual([[], []]);
  });

  it.each([
    [9000, []],
    [11_000, ['frequency.ToolResult']],
  ])('with a call that is open for %i ms at AudioEnded breaks %j', (ms, broken) => {
    const line = converse({tools: [TOOL]}).audio(60);
    const called = line.session.frames.find(({message}) => message?.message === 'ToolInvoke')?.at ?? 0;
    line.wait(called + ms - line.clock.now());
    line.send({message: 'AudioEnded', last_seq_no: 60}, 0).send({message: 'ToolResult', id: 'call-1', status: 'ok'}, 0);
    const found = line.broken.filter((id) => id.endsWith('ToolResult'));
    expect(found).toEqual([...broken, 'order.ToolResult']);
  });

  it('may be left before it starts', () => {
    expect(connect().close().broken).toEqual([]);
    expect(connect().send(START, 0).close().broken).toEqual([]);
  });

  it('starts over WebRTC without an audio format', async () => {
    const {audio_format: _, ...body} = START;
    const post = (content: object) => rest.post('/v1/flow/livekit', content);
    expect(await post(body)).toMatchObject({status: 200, body: {token: 'LIVEKIT_TOKEN'}});
    expect((await post({message: 'StartConversation'})).status).toBe(400);
    expect(await post(START)).toMatchObject({
      status: 400,
      body: {error: 'Bad Request', detail: expect.stringContaining('audio_format')},
    });
  });

  // Fields that clients in the field send elsewhere, any switch for debugging, and any variable.
  it.each([
    {kind: 'call', audio_format: {...RAW, channels: 1}},
    {debug: {llm: true, more: 1}},
    {conversation_config: {template_id: 'a', template_variables: {caller: '+44 20 7946 0101'}}},
  ])('takes %j', (fields) => {
    expect(converse(fields).received).toContain('ConversationStarted');
  });
});

describe('bad input', () => {
  const config = (fields: object) => ({...START, conversation_config: {template_id: 'a', ...fields}});
  it.each<[string, (line: Recorder) => Recorder, string]>([
    ['malformed JSON', (line) => line.send('{'), 'protocol_error'],
    ['mulaw', (line) => line.send({...START, audio_format: {...RAW, encoding: 'mulaw'}}), 'config_error'],
    ['no agent', (line) => line.send({...START, conversation_config: {}}), 'config_error'],
    ['a number as a variable', (line) => line.send(config({template_variables: {age: 5}})), 'config_error'],
    ['an unknown field', (line) => line.send(config({templat_variables: {}})), 'config_error'],
    ['a tool of an unknown type', (line) => line.send({...START, tools: [{...TOOL, type: 'poem'}]}), 'config_error'],
    [
      'an unknown status',
      (line) => line.send(START).send({message: 'ToolResult', id: 'call-9', status: 'fine'}),
      'protocol_error',
    ],
  ])('%s ends the conversation with its error', (_what, act, type) => {
    const line = act(connect());
    expect(line.named('Error')).toMatchObject([{type}]);
    expectSchemas('flow', line.named('Error'));
    expect(line.session.close).toMatchObject({by: 'server', code: 1003, reason: type});
  });

  it('an agent that does not exist is a configuration error, where the agents are listed', () => {
    const reason = expect.stringContaining('repair-desk');
    expect(converse({}, {agents: ['front-desk']}).named('Error')).toMatchObject([{type: 'config_error', reason}]);
  });

  it('receipts, counts, and bytes that are wrong end nothing, and are broken rules', () => {
    const line = converse().stream(new Uint8Array(1601).subarray(1600)).send({message: 'AudioReceived', seq_no: 5});
    line.send({message: 'AudioEnded', last_seq_no: 5}).wait(1000);
    expect(line.session.close).toMatchObject({by: 'server', code: 1000});
    expect(line.broken).toEqual(['shape.AddAudio', 'shape.AudioReceived', 'shape.AudioEnded']);
  });

  it('rejects one conversation too many, counts sessions of the other kind apart, and leaves the others open', async () => {
    const own = await start({maxSessions: 1});
    const speech = await recognize(own);
    const first = await SocketClient.open(own, '/v1/flow');
    first.send(START);
    await first.next('ConversationStarted');
    const second = await SocketClient.open(own, '/v1/flow');
    expect(await second.next('Error')).toMatchObject({type: 'quota_exceeded'});
    await second.end();
    first.send(CHUNK);
    await first.next('AudioAdded');
    speech.send(CHUNK);
    await speech.next('AudioAdded');
  });

  it.each(['invalid_model', 'validation_warning@1', 'speaker_id'])(
    'rejects a handshake that requests %s, which a conversation does not know',
    async (fault) => {
      await expect(SocketClient.open(emulator, '/v1/flow', withFault(fault).headers)).rejects.toThrow('400');
      expect(converse({}, {fault}).received).toContain('ConversationStarted');
    },
  );

  it('warns, counts down, and ends by itself before the service ends a conversation', () => {
    const line = converse({}, {fault: 'conversation_termination@1'}).audio(20).wait(15_000);
    expect(line.named('Warning')).toMatchObject([{type: 'conversation_termination', conversation_termination: 60}]);
    expect(course(line).slice(-2)).toEqual(['ConversationEnding', 'ConversationEnded']);
    expect(line.session.close?.code).toBe(1000);
  });

  it('takes its time for the last message, on request', () => {
    const line = converse({}, {fault: 'slow-end'}).send({message: 'AudioEnded', last_seq_no: 0}).wait(4900);
    expect(line.received).not.toContain('ConversationEnded');
    expect(line.wait(2000).received).toContain('ConversationEnded');
  });

  it('leaves a program time between the warning and the end', () => {
    const line = converse({}, {fault: 'session_timeout@2'}).audio(10);
    expect(line.named('Warning')).toMatchObject([{type: 'session_timeout'}]);
    line.send({message: 'AudioEnded', last_seq_no: 10}).wait(1000);
    expect(course(line).at(-1)).toBe('ConversationEnded');
    expect(line.named('Error')).toEqual([]);
  });
});

it('a voice that fails in the middle of a reply leaves an empty text, as one that fails before it', () => {
  const line = converse({}, {fault: 'tts_error@4'}).audio(45).wait(1000);
  expect(course(line).slice(1)).toEqual(['ResponseStarted', 'Warning', 'ResponseInterrupted']);
  expect(line.named('ResponseInterrupted')).toMatchObject([{content: '', end_time: expect.closeTo(4, 0)}]);
});

it('a voice that arrives faster than it plays is interrupted while it lasts, and completed when it has ended', () => {
  const line = converse({tools: [TOOL]}, {fault: 'fast-voice'})
    .audio(60)
    .wait(15_000);
  const [cut, done] = line.named('ResponseInterrupted', 'ResponseCompleted');
  expect([cut?.message, done?.message]).toEqual(['ResponseInterrupted', 'ResponseCompleted']);
  const atOf = (one: typeof done) => line.session.frames.findIndex(({message}) => message?.content === one?.content);
  const at = (name: string) => line.session.frames.find(({message}) => message?.message === name)?.at ?? 0;
  const voice = line.session.frames
    .slice(0, atOf(cut))
    .filter(({from, kind}) => from === 'server' && kind === 'binary');
  expect(voice.length / 10).toBeGreaterThan(Number(cut?.end_time) - Number(cut?.start_time));
  const seconds = (at('ResponseCompleted') - at('ToolInvoke')) / 1000;
  expect(seconds).toBeCloseTo(Number(done?.end_time) - Number(done?.start_time), 0);
});
