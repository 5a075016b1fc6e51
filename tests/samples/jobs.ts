/** The jobs that must be there before a program runs, made by plain requests. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from './programs';

const HEADERS = {Authorization: 'Bearer YOUR_API_KEY'};
const ENGLISH = {language: 'en'};

export class Jobs {
  /** `media` is a server of recordings. */
  constructor(
    private readonly port: number,
    private readonly media: string,
  ) {}

  /** Makes a job and waits for its end; returns its id. */
  make(kind: 'job' | 'alignment'): Promise<string> {
    if (kind === 'job') {
      const config = {type: 'transcription', transcription_config: {...ENGLISH, model: 'enhanced'}};
      return this.submit(config, 'harbor-tour', 'example.wav');
    }
    return this.submit({type: 'alignment', alignment_config: ENGLISH}, 'announcement', 'example.wav', true);
  }

  /** Makes the jobs of an account: two that are done, and between them one whose recording could not be fetched. */
  async makeList(): Promise<void> {
    const config = {type: 'transcription', transcription_config: ENGLISH};
    await this.submit(config, 'harbor-tour', 'board-meeting.mp3');
    await this.submit({...config, fetch_data: {url: `${this.media}/gone.wav`}});
    await this.submit({...config, transcription_config: {...ENGLISH, model: 'enhanced'}}, 'harbor-tour', 'example.wav');
  }

  /** Makes a job that tells a receiver on this machine that it is done. */
  notify(port: string, token: string): Promise<string> {
    const contents = ['jobinfo', 'transcript.txt'];
    const url = `http://127.0.0.1:${port}/transcripts`;
    const notification_config = [{url, contents, auth_headers: [`Authorization: Bearer ${token}`]}];
    const config = {type: 'transcription', transcription_config: ENGLISH, notification_config};
    return this.submit(config, 'harbor-tour', 'example.wav');
  }

  private async submit(config: object, recording?: string, name?: string, hasText = false): Promise<string> {
    const form = new FormData();
    form.set('config', JSON.stringify(config));
    if (recording) {
      const sound = readFileSync(join(ROOT, `samples/audio/${recording}.wav`));
      form.set('data_file', new Blob([new Uint8Array(sound)]), name);
    }
    if (hasText) form.set('text_file', new Blob(['Good morning.\nMind the step.\n']), 'example.txt');
    const response = await this.request('jobs', {method: 'POST', body: form});
    for (;;) {
      const {job} = await this.request(`jobs/${response.id}`);
      if (job.status !== 'running') return response.id;
    }
  }

  private async request(path: string, init: RequestInit = {}) {
    const response = await fetch(`http://127.0.0.1:${this.port}/v2/${path}`, {...init, headers: HEADERS});
    return response.json();
  }
}
