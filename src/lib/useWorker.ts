import {useEffect, useRef, useState} from 'react';

/**
 * A worker that starts with the first request, and is replaced after it failed or when a newer request must not wait for a
 * running one.
 */
export interface WorkerUse<Request, Reply> {
  /** Opens the worker. The bundler finds it by `new Worker(new URL(…))` in the component. */
  open: () => Worker;
  onReply: (reply: Reply) => void;
  /** The worker is gone; the next request opens another one. `isAsked` is false when no request has been lost. */
  onFailure: (isAsked: boolean) => void;
  /** Sent first to every worker that is opened. */
  greeting?: () => Request;
  /**
   * Says which reply ends a request: a newer request then replaces the one that runs. Without it, requests are a
   * conversation with one worker, and none replaces another.
   */
  isEnd?: (reply: Reply) => boolean;
}

export class ReplaceableWorker<Request, Reply> {
  #worker: Worker | undefined;
  #isAsked = false;
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
        const {isEnd, onReply} = this.use();
        if (isEnd?.(data)) {
          this.#isBusy = false;
          this.#isAsked = false;
        }
        onReply(data);
      };
      worker.onerror = () => this.#fail();
      if (greeting) worker.postMessage(greeting());
    } catch {
      this.#fail();
    }
  }

  /** Sends a request to the worker, or to a new one where the old one failed or is busy with an older request. */
  send(request: Request): void {
    if (this.#isBusy) this.#close();
    this.#isAsked = true;
    this.#isBusy = this.use().isEnd !== undefined;
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
    const isAsked = this.#isAsked;
    this.#isAsked = false;
    this.#close();
    this.use().onFailure(isAsked);
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
