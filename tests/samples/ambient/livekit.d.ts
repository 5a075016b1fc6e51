/** Stands for livekit-client 2, which the page's own server hands out; only what the sample uses. */
declare module '*/livekit-client.mjs' {
  type Handler = {
    trackSubscribed: (track: RemoteTrack) => void;
    dataReceived: (payload: Uint8Array) => void;
    reconnecting: () => void;
    reconnected: () => void;
    disconnected: () => void;
  };
  interface RemoteTrack {
    kind: 'audio' | 'video' | 'unknown';
    attach(): HTMLMediaElement;
  }
  export const Track: {readonly Kind: {readonly Audio: 'audio'; readonly Video: 'video'}};
  export const RoomEvent: {
    readonly TrackSubscribed: 'trackSubscribed';
    readonly DataReceived: 'dataReceived';
    readonly Reconnecting: 'reconnecting';
    readonly Reconnected: 'reconnected';
    readonly Disconnected: 'disconnected';
  };
  export class Room {
    readonly localParticipant: {
      setMicrophoneEnabled(
        isOn: boolean,
        options?: MediaTrackConstraints & {voiceIsolation?: boolean},
      ): Promise<unknown>;
      publishData(data: Uint8Array, options: {reliable?: boolean}): Promise<void>;
    };
    on<Name extends keyof Handler>(event: Name, handler: Handler[Name]): this;
    connect(url: string, token: string): Promise<void>;
    disconnect(): Promise<void>;
  }
}
