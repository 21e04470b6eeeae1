import { performer } from '../../lib/performer.ts';

const queues = new Map<string, Promise<unknown>>();

/** What the work is told about its turn. */
export interface Turn {
  /** Whether another tab has only just finished its work under the name. */
  readonly waited: boolean;
}

/**
 * Runs `work` while no other tab of this origin runs under the same name (ACC-10). Browsers offer Web Locks to secure
 * origins only; without them, or if they are refused, the lock only holds within this tab.
 *
 * @param lingerMs - how long the lock stays taken after the work, in milliseconds: another tab's write to local storage
 * may arrive later than the lock, so a tab that comes shortly afterwards must know that it was not the first.
 * @returns what `work` returns, without lingering; a rejection passes through and frees the lock.
 */
export const withLock = performer('withLock', function withLock<
  T,
>(name: string, work: (turn: Turn) => Promise<T>, lingerMs = 0): Promise<T> {
  const { locks } = navigator;
  if (!locks) return inThisTab(name, work);
  return new Promise<T>((resolve, reject) => {
    let begun = false;
    const perform = async (waited: boolean) => {
      begun = true;
      resolve(await work({ waited }));
      await new Promise((free) => setTimeout(free, lingerMs));
    };
    locks
      .request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await perform(false);
        return lock !== null;
      })
      .then((performed) => (performed ? undefined : locks.request(name, () => perform(true))))
      // A browser that has locks may still refuse them, for example to a sandboxed page.
      .catch((thrown: unknown) => (begun ? reject(thrown) : resolve(inThisTab(name, work))));
  });
});

// A tab sees its own writes at once, so nobody needs to know who was first.
function inThisTab<T>(name: string, work: (turn: Turn) => Promise<T>): Promise<T> {
  const next = () => work({ waited: false });
  const former = queues.get(name) ?? Promise.resolve();
  const mine = former.then(next, next);
  queues.set(name, mine);
  return mine;
}
