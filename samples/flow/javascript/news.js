// Browser. Packages: none
// What the agent has to know: the last turns after a conversation that ended
// early, and results of functions until it has said them.
import {noteOf, runTool} from './tools.mjs';

// A new conversation gets this many turns of the one before.
const TURNS_TO_REPEAT = 6;

export class News {
  unsaid = [];
  begun = []; // what was unsaid when the reply began
  open = new Set(); // ids of calls without a result
  conversation = null;
  isBroken = false; // the conversation before this one

  /** Takes the turns so far: a conversation knows nothing of another one. */
  begin(conversation, turns) {
    this.conversation = conversation;
    this.open.clear();
    const notes = this.unsaid.map(({text}) => text).join(' ');
    // One reply says all of it.
    this.unsaid = notes ? [{text: notes, replies: 0}] : [];
    // For the agent, "You" is the agent.
    const last = turns
      .slice(-TURNS_TO_REPEAT)
      .map((turn) => turn.replace(/^You:/, 'User:'));
    const broke = this.isBroken ? 'The connection broke. ' : '';
    const quoted = JSON.stringify(last);
    const known = `Context: ${broke}The last turns, quoted: ${quoted}`;
    const input = [last.length > 0 && known, notes].filter(Boolean).join(' ');
    // At once, because no speech is sent again: it would interrupt the reply.
    if (input) conversation.send('AddInput', {input, immediate: true});
  }

  /** Takes what openConversation reports at the end. */
  end({seen, isRefused}) {
    // A close code and no message. A failed handshake is no conversation.
    if (!isRefused) this.isBroken = typeof seen === 'number';
  }

  /** Takes every message. */
  take(message) {
    if (message.message === 'ToolInvoke') {
      this.open.add(message.id);
      this.respond(this.conversation, message);
    } else if (message.message === 'ResponseStarted') {
      this.begun = [...this.unsaid];
    } else if (message.message === 'ResponseCompleted') {
      // Which result a reply is about is unknown, and it can be about a call
      // that is open: a result is said after as many replies as there are.
      for (const one of this.begun) one.replies += 1;
      const most = Math.max(1, this.begun.length + this.open.size);
      this.unsaid = this.unsaid.filter(({replies}) => replies < most);
    }
  }

  /** Runs a function. A call ends with its conversation, a result doesn't. */
  async respond(mine, call) {
    const {name} = call.function;
    const tell = (result) => this.tell(noteOf(name, result));
    const result = await runTool(call, tell);
    if (!mine.send('ToolResult', result)) return tell(result);
    this.open.delete(call.id);
    this.keep(noteOf(name, result));
  }

  /** Tells the agent something, now or in the next conversation. */
  tell(text) {
    this.keep(text);
    this.conversation?.send('AddInput', {input: text, immediate: true});
  }

  keep(text) {
    this.unsaid.push({text, replies: 0});
  }
}
