/** Stands for the provider's JavaScript client for real time: what the sample calls, over the messages of the contract. */
import {once} from 'node:events';
import WebSocket from 'ws';

export class RealtimeClient extends EventTarget {
  frames = 0;

  constructor({url}) {
    super();
    this.url = url;
  }

  async start(jwt, config) {
    this.socket = new WebSocket(`${this.url}?jwt=${encodeURIComponent(jwt)}`);
    this.ended = new Promise((resolve) => this.addEventListener('EndOfTranscript', resolve));
    this.socket.on('message', (text) => {
      const data = JSON.parse(text);
      this.dispatchEvent(Object.assign(new Event('receiveMessage'), {data}));
      this.dispatchEvent(new Event(data.message));
    });
    await once(this.socket, 'open');
    const started = new Promise((resolve) => this.addEventListener('RecognitionStarted', resolve));
    this.socket.send(JSON.stringify({message: 'StartRecognition', ...config}));
    await started;
  }

  sendAudio(chunk) {
    this.socket.send(chunk);
    this.frames += 1;
  }

  async stopRecognition() {
    this.socket.send(JSON.stringify({message: 'EndOfStream', last_seq_no: this.frames}));
    await this.ended;
    this.socket.close(1000);
  }
}
