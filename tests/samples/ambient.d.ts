/** Stands for packages that the projects install and this repository does not: `typeCheck.ts` reads it. */
declare module 'react-native' {
  import type {ComponentType} from 'react';

  type View = ComponentType<Record<string, unknown>>;
  interface List<Item> {
    data: readonly Item[];
    keyExtractor: (item: Item, index: number) => string;
    renderItem: (row: {item: Item}) => React.ReactNode;
  }
  export const Button: View;
  export const Text: View;
  export const View: View;
  export function FlatList<Item>(props: List<Item>): React.ReactNode;
  export const StyleSheet: {create<Styles>(styles: Styles): Styles};
  export const AppState: {
    addEventListener(type: 'change', listener: (state: string) => void): {remove(): void};
  };
  export const Animated: {
    View: View;
    Value: new (value: number) => object;
    timing(value: object, config: {toValue: number; duration: number; useNativeDriver: boolean}): {start(): void};
  };
}
declare module 'react-native-safe-area-context' {
  import type {ComponentType} from 'react';

  export const SafeAreaView: ComponentType<Record<string, unknown>>;
}
declare module '{{provider.sdk.expoTwoWayAudio}}' {
  export function initialize(): Promise<boolean>;
  export function tearDown(): void;
  export function toggleRecording(isOn: boolean): boolean;
  export function playPCMData(samples: Uint8Array): void;
  export function requestMicrophonePermissionsAsync(): Promise<{
    granted: boolean;
    canAskAgain: boolean;
  }>;
  interface AudioEvents {
    onMicrophoneData: {data: Uint8Array};
    onInputVolumeLevelData: {data: number};
    onOutputVolumeLevelData: {data: number};
  }
  export function useExpoTwoWayAudioEventListener<Name extends keyof AudioEvents>(
    event: Name,
    listener: (event: AudioEvents[Name]) => void,
  ): void;
}
