/** Stands for the provider's client libraries, which this repository does not install; only what the samples use. */
declare module '{{provider.sdk.js.batch}}' {
  export class BatchClient {
    constructor(options: {apiKey: string; apiUrl?: string; appId: string});
    transcribe(
      input: {data: Blob; fileName: string},
      config: {transcription_config: {language: string; model?: string}},
      format: 'text' | 'srt',
    ): Promise<string>;
  }
}
declare module '{{provider.sdk.js.realtime}}' {
  interface Message {
    message: string;
    metadata?: {transcript: string};
    type?: string;
    reason?: string;
  }
  export class RealtimeClient {
    constructor(options?: {url?: string});
    addEventListener(name: 'receiveMessage', listener: (event: {data: Message}) => void): void;
    start(
      jwt: string,
      config: {
        audio_format: {type: 'file'};
        transcription_config: {language: string; model?: string; max_delay?: number};
      },
    ): Promise<Message>;
    sendAudio(chunk: Uint8Array): void;
    stopRecognition(): Promise<unknown>;
  }
}
