/** A shim for the hosted service's index API on the loopback: enough of the wire for the official client. */
import {type FakeService, json, startFakeService} from './fakeSearchService';

interface StoredIndex {
  records: Map<string, Record<string, unknown>>;
  settings: Record<string, unknown>;
  synonyms: unknown[];
  rules: unknown[];
}

export interface FakeIndexService {
  service: FakeService;
  indices: Map<string, StoredIndex>;
  /** Called before each request; true drops the connection, a number is the status to reject with. */
  intercept: (method: string, path: string) => boolean | number;
}

export const WRITE_KEY = 'write-key-that-nobody-may-see';

export async function startFakeIndexService(): Promise<FakeIndexService> {
  const indices: FakeIndexService['indices'] = new Map();
  const index = (name: string) => {
    const known = indices.get(name) ?? {records: new Map(), settings: {}, synonyms: [], rules: []};
    indices.set(name, known);
    return known;
  };
  const service = await startFakeService((response, request, body) => {
    const {pathname} = new URL(request.url ?? '', 'http://host');
    const method = request.method ?? '';
    const rejection = fake.intercept(method, pathname);
    if (rejection === true) return response.destroy();
    const send = (value: unknown, status = 200) => json(value, status)(response, request, body);
    if (typeof rejection === 'number') return send({message: `rejected ${WRITE_KEY}`, status: rejection}, rejection);
    if (request.headers['x-algolia-api-key'] !== WRITE_KEY) return send({message: 'Invalid API key', status: 403}, 403);
    const [, , , name = '', action = '', detail] = pathname.split('/').map(decodeURIComponent);
    const data = body ? JSON.parse(body) : {};
    const task = {taskID: 1, updatedAt: '2026-03-02T00:00:00Z'};
    switch (`${method} ${action}`) {
      case 'GET task':
        return send({status: 'published', pendingTask: false});
      case 'PUT settings':
        index(name).settings = data;
        return send(task);
      case 'POST synonyms':
        index(name).synonyms = detail === 'batch' ? data : [];
        return send(task);
      case 'POST rules':
        index(name).rules = data;
        return send(task);
      case 'GET settings':
        return indices.has(name)
          ? send(index(name).settings)
          : send({message: 'Index does not exist', status: 404}, 404);
      case 'POST browse':
        return send({hits: [...index(name).records.values()]});
      case 'POST batch':
        for (const {body: record} of data.requests) index(name).records.set(record.objectID, record);
        return send({...task, objectIDs: []});
      case 'POST operation':
        if (!indices.has(name)) return send({message: 'Index does not exist', status: 404}, 404);
        // A copy leaves the records of the destination alone: it has the scope of settings, rules, and synonyms.
        if (data.operation === 'copy') {
          indices.set(data.destination, {...index(name), records: index(data.destination).records});
        } else {
          indices.set(data.destination, index(name));
          indices.delete(name);
        }
        return send(task);
      case 'DELETE ':
        indices.delete(name);
        return send({...task, deletedAt: ''});
      default:
        return send({message: `unknown ${method} ${pathname}`, status: 400}, 400);
    }
  });
  const fake: FakeIndexService = {service, indices, intercept: () => false};
  return fake;
}
