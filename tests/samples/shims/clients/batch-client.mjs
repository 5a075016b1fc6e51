/** Stands for the provider's JavaScript client for batch: what the sample calls, over the requests of the contract. */
export class BatchClient {
  constructor({apiKey, apiUrl, appId}) {
    if (!appId) throw new Error('appId is missing');
    this.url = apiUrl;
    this.headers = {Authorization: `Bearer ${apiKey}`};
  }

  async call(path, init = {}) {
    const response = await fetch(`${this.url}${path}`, {...init, headers: this.headers});
    if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
    return response;
  }

  async transcribe({data, fileName}, config, format) {
    if (format !== 'text') throw new Error(`the shim returns no ${format}`);
    const body = new FormData();
    body.set('config', JSON.stringify({type: 'transcription', ...config}));
    body.set('data_file', data, fileName);
    const {id} = await (await this.call('/jobs', {method: 'POST', body})).json();
    for (;;) {
      const {job} = await (await this.call(`/jobs/${id}`)).json();
      if (job.status === 'done') break;
      if (job.status !== 'running') throw new Error(`the job is ${job.status}`);
    }
    return (await (await this.call(`/jobs/${id}/transcript?format=txt`)).text()).trim();
  }
}
