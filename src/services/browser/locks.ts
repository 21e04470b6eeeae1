const queues = new Map<string, Promise<unknown>>();

/**
 * Runs `work` while no other tab of this origin runs under the same name (ACC-10). Browsers offer Web Locks to secure
 * origins only; without them the lock holds within this tab.
 *
 * @returns what `work` returns; a rejection passes through and frees the lock.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work);
  const former = queues.get(name) ?? Promise.resolve();
  const mine = former.then(work, work);
  queues.set(name, mine);
  return mine;
}
