import {expect, it} from 'vitest';
import {productOf} from '../../../src/lib/productOf';

it.each([
  ['/speech-to-text/batch/quickstart', 'batch'],
  ['/api-ref/batch/create-a-new-job', 'batch'],
  ['/speech-to-text/real-time/latency', 'realtime'],
  ['/api-ref/realtime-transcription-websocket', 'realtime'],
  ['/voice-agents-flow/', 'agents'],
  ['/api-ref/flow-voice-ai-websocket', 'agents'],
  ['/speech-to-text/translation', undefined],
  ['https://portal.example.com/speech-to-text/batch/', undefined],
])('%s has the color of %s', (address, product) => {
  expect(productOf(address)).toBe(product);
});
