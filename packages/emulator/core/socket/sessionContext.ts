/** What a session is made with. */
import type {Contracts} from '@speech-docs/protocol/contracts';
import type {SocketApi} from '@speech-docs/protocol/rules';
import type {Fault} from '../faults';
import type {HttpRequest} from '../http';
import type {Ids} from '../ids';
import type {Library} from '../library';
import type {Options} from '../options';
import type {Transport} from './transport';

export interface SessionContext {
  api: SocketApi;
  transport: Transport;
  contracts: Contracts;
  options: Options;
  library: Library;
  ids: Ids;
  /** Sessions of this kind, this one included. */
  running: number;
  fault: Fault | undefined;
  request: Pick<HttpRequest, 'url' | 'headers'>;
  /** Language that an older client put into the path. */
  pathLanguage: string | undefined;
}
