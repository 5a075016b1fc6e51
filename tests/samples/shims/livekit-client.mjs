/** Stands for livekit-client: a room whose other side says what an agent says, and confirms the end. */
export const Track = {Kind: {Audio: 'audio', Video: 'video'}};
export const RoomEvent = {
  TrackSubscribed: 'trackSubscribed',
  DataReceived: 'dataReceived',
  Reconnecting: 'reconnecting',
  Reconnected: 'reconnected',
  Disconnected: 'disconnected',
};

export class Room {
  handlers = {};
  localParticipant = {
    setMicrophoneEnabled: (isOn) => navigator.mediaDevices.getUserMedia({audio: isOn}).then(() => this.greet()),
    publishData: async (bytes) => {
      const {message} = JSON.parse(new TextDecoder().decode(bytes));
      if (message !== 'AudioEnded') return;
      this.receive({message: 'ResponseInterrupted', content: 'Bring it in'});
      this.receive({message: 'ConversationEnded'});
    },
  };

  on(name, handler) {
    this.handlers[name] = handler;
    return this;
  }

  async connect(url, token) {
    if (!url.startsWith('wss://') || !token) throw new Error('no room');
  }

  async disconnect() {
    this.handlers.disconnected?.();
  }

  greet() {
    this.handlers.trackSubscribed?.({kind: 'audio', attach: () => document.createElement('audio')});
    this.receive({message: 'AddTranscript', metadata: {transcript: 'My bicycle squeaks. '}});
    this.receive({message: 'ResponseStarted', content: 'Of course.'});
    this.receive({message: 'Warning', type: 'tts_error'});
    this.receive({message: 'ResponseInterrupted', content: ''});
    this.receive({message: 'ResponseStarted', content: 'Bring it in on Thursday.'});
  }

  receive(message) {
    this.handlers.dataReceived?.(new TextEncoder().encode(JSON.stringify(message)));
  }
}
