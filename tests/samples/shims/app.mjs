/** What the hooks of the two apps use of React, and of the devices: state is kept nowhere, and nothing is recorded. */
export const useRef = (current) => ({current});
export const useState = (first) => [first, () => {}];
export const useCallback = (callback) => callback;
export const useEffect = () => {};

const nothing = () => {};
export const explain = ({message}) => message;
export const openMicrophone = async () => ({sampleRate: 48_000, close: nothing, setMuted: nothing});
export const openLoudspeaker = async () => ({play: nothing, keep: nothing, close: nothing, drained: async () => {}});

export const initialize = async () => true;
export const requestMicrophonePermissionsAsync = async () => ({granted: true, canAskAgain: true});
export const playPCMData = nothing;
export const tearDown = nothing;
export const toggleRecording = nothing;
export const useExpoTwoWayAudioEventListener = nothing;
export const AppState = {addEventListener: () => ({remove: nothing})};
