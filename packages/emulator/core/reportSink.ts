/** What the emulator reports of its clients, and where to. */
import type {Broken} from '../../protocol/rules/tracker';

export interface SessionReport {
  api: string;
  seconds: number;
  /** Type of the Error that ended the session. */
  error: string | undefined;
  broken: Broken[];
}

export interface RequestReport {
  method: string;
  path: string;
  status: number;
  error: string;
  /** Place in the batch contract. */
  pointer: string;
}

/** Where reports go. */
export interface ReportSink {
  session?(report: SessionReport): void;
  request?(report: RequestReport): void;
}
