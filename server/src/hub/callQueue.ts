import { ProtocolError } from '../errors/hubError.ts';

/** A step of a connection's work; it answers its own errors and never rejects. */
export type CallTask = () => Promise<void>;

/** Holds the waiting tasks while one runs; undefined when nothing runs, so that an idle connection costs nothing. */
export interface CallQueueHolder {
  queue: CallTask[] | undefined;
}

/** Runs the task after all earlier ones of this holder. Throws ProtocolError if `limit` tasks are already waiting. */
export function enqueue(holder: CallQueueHolder, task: CallTask, limit: number): void {
  if (holder.queue === undefined) {
    holder.queue = [];
    void runAll(holder, task);
    return;
  }
  if (holder.queue.length >= limit) throw new ProtocolError('Too many invocations wait for their turn');
  holder.queue.push(task);
}

async function runAll(holder: CallQueueHolder, first: CallTask): Promise<void> {
  for (let task: CallTask | undefined = first; task !== undefined; task = holder.queue?.shift()) await task();
  holder.queue = undefined;
}
