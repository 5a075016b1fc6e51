import {useEffect, useRef, useState} from 'react';
import {ReplaceableWorker, type WorkerUse} from './replaceableWorker';

/** A worker for as long as the component is there. */
export function useWorker<Request, Reply>(use: WorkerUse<Request, Reply>): ReplaceableWorker<Request, Reply> {
  const latest = useRef(use);
  latest.current = use;
  const [worker] = useState(() => new ReplaceableWorker<Request, Reply>(() => latest.current));
  useEffect(() => () => worker.end(), [worker]);
  return worker;
}
