/** Responses of the service that pages show and no program prints: the files, each with the requests that bring it. */
import {audioFile, type RestClient, serve} from '@speech-docs/emulator/testing';

const OUTPUT = 'samples/batch/output';

/** Returns the file's content as the service gives it; addresses of this machine are those of the page. */
type Asked = (rest: RestClient) => Promise<unknown>;

/** A file that represents a recording that exists as text only is known by its name. */
const named = (name: string) => ({data_file: {name, content: audioFile('harbor-tour').fill(1, 60)}});
const none = {data_file: {name: '', content: ''}};

const identified = (settings: object) => ({
  type: 'transcription',
  transcription_config: {language: 'auto'},
  language_identification_config: {expected_languages: ['de', 'en', 'es', 'fr'], ...settings},
});

function withAddress<Body>(response: Body, own: string, shown: string): Body {
  return JSON.parse(JSON.stringify(response).replaceAll(own, shown));
}

export const responses: Record<string, Asked> = {
  [`${OUTPUT}/alignment-one-per-line.txt`]: async (rest) => {
    const data_file = {name: 'example.wav', content: audioFile('announcement')};
    const text_file = {name: 'example.txt', content: 'Good morning.\nMind the step.\n'};
    const {id} = await rest.run({type: 'alignment', alignment_config: {language: 'en'}}, {data_file, text_file});
    return rest.text(`/v2/jobs/${id}/alignment?tags=one_per_line`);
  },

  [`${OUTPUT}/feature-discovery.json`]: async (rest) => (await rest.json('/v1/discovery/features')).body,

  [`${OUTPUT}/fetch-url-failed.json`]: async (rest) => {
    const media = await serve(() => ({status: 404, body: Buffer.alloc(0)}));
    const transcription_config = {language: 'en', diarization: 'speaker'};
    const fetch_data = {url: `${media.url}/tour/stop-3.mp3`};
    const job = await rest.run({type: 'transcription', transcription_config, fetch_data}, none);
    media.close();
    return withAddress({job}, media.url, 'https://media.example.net');
  },

  [`${OUTPUT}/notifications-failed.json`]: async (rest) => {
    let calls = 0;
    const hook = await serve(() => {
      calls += 1;
      // The first call gets no response at all, until the service gives up.
      return calls === 1 ? new Promise<undefined>(() => undefined) : {status: 500, body: Buffer.alloc(0)};
    });
    const notification_config = [{url: `${hook.url}/transcripts`, contents: ['jobinfo', 'transcript.txt']}];
    const transcription_config = {language: 'en'};
    const {id} = await rest.run({type: 'transcription', transcription_config, notification_config});
    for (;;) {
      const {body} = await rest.json(`/v2/jobs/${id}`);
      if (body.job.errors?.at(-1)?.message === 'Sending notification failed') {
        hook.close();
        // The ID of the job is part of a message.
        const asShown = JSON.parse(JSON.stringify(body).replaceAll(id, 'q0f4nl7ga2'));
        return withAddress(asShown, hook.url, 'https://hooks.example.net');
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  },

  [`${OUTPUT}/language-identification-low-confidence.json`]: async (rest) =>
    rest.transcript(
      identified({low_confidence_action: 'use_default_language', default_language: 'en'}),
      named('mumble.m4a'),
    ),

  [`${OUTPUT}/language-identification-rejected.json`]: async (rest) => ({
    job: await rest.run(identified({}), named('phone-call.wav')),
  }),
};
