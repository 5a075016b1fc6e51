/** Counts word errors off the main thread: two texts of thousands of different words take longer than a frame. */
import {judge, type WerRequest} from './judge';

self.onmessage = ({data}: MessageEvent<WerRequest>) => self.postMessage(judge(data));
