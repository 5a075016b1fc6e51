import {useEffect, useRef, useState} from 'react';

/**
 * A worker that starts with the first request, and is replaced after it failed or when a newer request must not wait for a
 * running one.
 */
export interface WorkerUse<Request, Reply> {
  /** Opens the worker. The bundler finds it by `new Worker(new URL(…))` in the component. */
  open: () => Worker;
  onReply: (reply: Reply) => void;
  /** The worker is gone, with the request that it had; the next one opens another worker. */
  onFailure: () => void;
  /** Sent first to every worker that is opened. */
  greeting?: () => Request;
  /** Each request has one reply, and a newer one replaces the one that runs. Otherwise they are a conversation. */
  isReplacing?: boolean;
}

export class ReplaceableWorker<Request, Reply> {
  #worker: Worker | undefined;
  #isBusy = false;
  #isOver = false;

  /** `use` is read anew for each worker and each reply. */
  constructor(private readonly use: () => WorkerUse<Request, Reply>) {}

  /** Opens the worker ahead of the first request. */
  load(): void {
    if (this.#worker || this.#isOver) return;
    const {open, greeting} = this.use();
    try {
      const worker = open();
      this.#worker = worker;
      worker.onmessage = ({data}: MessageEvent<Reply>) => {
        this.#isBusy = false;
        this.use().onReply(data);
      };
      worker.onerror = () => this.#fail();
      if (greeting) worker.postMessage(greeting());
    } catch {
      this.#fail();
    }
  }

  /** Sends a request to the worker, or to a new one where the old one failed or is busy with an older request. */
  send(request: Request): void {
    if (this.#isBusy && this.use().isReplacing) this.#close();
    this.#isBusy = true;
    this.load();
    this.#worker?.postMessage(request);
  }

  /** Terminates the worker when its component unmounts. */
  end(): void {
    this.#isOver = true;
    this.#close();
  }

  #close(): void {
    if (this.#worker) {
      this.#worker.onmessage = null;
      this.#worker.onerror = null;
      this.#worker.terminate();
    }
    this.#worker = undefined;
    this.#isBusy = false;
  }

  #fail(): void {
    this.#close();
    this.use().onFailure();
  }
}

/** A worker for as long as the component is there. */
export function useWorker<Request, Reply>(use: WorkerUse<Request, Reply>): ReplaceableWorker<Request, Reply> {
  const latest = useRef(use);
  latest.current = use;
  const [worker] = useState(() => new ReplaceableWorker<Request, Reply>(() => latest.current));
  useEffect(() => () => worker.end(), [worker]);
  return worker;
}
