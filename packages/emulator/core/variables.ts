/** The variables from which every sample takes the address of a service; `npm run emulator` prints them. */
export function addressVariables(port: number): Record<string, string> {
  const host = `127.0.0.1:${port}`;
  return {
    BATCH_URL: `http://${host}/v2`,
    KEYS_URL: `http://${host}/v1`,
    DISCOVERY_URL: `http://${host}/v1/discovery/features`,
    REALTIME_URL: `ws://${host}/v2`,
    FLOW_URL: `ws://${host}/v1/flow`,
    FLOW_WEBRTC_URL: `http://${host}/v1/flow/livekit`,
  };
}
