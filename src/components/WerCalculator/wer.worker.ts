/** Counts word errors off the main thread: two texts of thousands of different words take longer than a frame. */
import {compareTexts, type WerRequest} from './compareTexts';

self.onmessage = ({data}: MessageEvent<WerRequest>) => self.postMessage(compareTexts(data));
