type Work = (lock: Lock | null) => unknown;
interface Claim {
  readonly holder: string;
  readonly run: () => void;
}

/** The Web Locks of one browser: every tab waits its turn, and one that dies leaves every line. */
export class BrowserLocks {
  readonly #lines = new Map<string, Claim[]>();

  /** What `navigator.locks` is in the tab `holder`. */
  of(holder: string): Pick<LockManager, 'request' | 'query'> {
    const request = (name: string, given: LockOptions | Work, last?: Work) => {
      const work = typeof given === 'function' ? given : last;
      const options = typeof given === 'function' ? {} : given;
      if (!work) throw new TypeError('no callback');
      return this.#request(holder, name, options, work);
    };
    // The overloads differ in what they take, not in what they do.
    return { request: request as LockManager['request'], query: async () => ({ held: this.#held() }) };
  }

  /** The tab is gone: what it held is free, what it waited for is forgotten. */
  release(holder: string): void {
    for (const [name, line] of this.#lines) {
      const wasHeld = line[0]?.holder === holder;
      const rest = line.filter((claim) => claim.holder !== holder);
      this.#lines.set(name, rest);
      if (wasHeld) rest[0]?.run();
    }
  }

  #held(): LockInfo[] {
    return [...this.#lines].filter(([, line]) => line.length > 0).map(([name]) => ({ name, mode: 'exclusive' }));
  }

  #request(holder: string, name: string, { signal, ifAvailable }: LockOptions, work: Work): Promise<unknown> {
    const line = this.#lines.get(name) ?? [];
    if (ifAvailable && line.length > 0) return Promise.resolve(work(null));
    return new Promise((resolve, reject) => {
      let running = false;
      const leave = () => {
        const now = this.#lines.get(name) ?? [];
        const rest = now.filter((other) => other !== claim);
        this.#lines.set(name, rest);
        if (now[0] === claim) rest[0]?.run();
      };
      const claim: Claim = {
        holder,
        run: () => {
          running = true;
          // Not queueMicrotask, which fake timers hold back.
          Promise.resolve()
            .then(() => work({ name, mode: 'exclusive' }))
            .then(resolve, reject)
            .finally(leave);
        },
      };
      signal?.addEventListener('abort', () => {
        if (running) return;
        leave();
        reject(signal.reason);
      });
      this.#lines.set(name, [...line, claim]);
      if (line.length === 0) claim.run();
    });
  }
}

/**
 * Puts Web Locks into jsdom; this page is the tab `here`, and a test plays another one through `of('there')`. Take them out
 * again with `Reflect.deleteProperty(navigator, 'locks')`.
 */
export function installBrowserLocks(): BrowserLocks {
  const locks = new BrowserLocks();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks.of('here') });
  return locks;
}
