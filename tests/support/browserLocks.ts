type Work = (lock: Lock | null) => unknown;
interface Claim {
  readonly holder: string;
  readonly run: () => void;
}

/** The Web Locks of one browser: tabs queue for each lock, and a tab that dies leaves every queue. */
export class BrowserLocks {
  readonly #lines = new Map<string, Claim[]>();

  /** `navigator.locks` as the tab `holder` sees it. */
  of(holder: string): Pick<LockManager, 'request' | 'query'> {
    const request = (name: string, given: LockOptions | Work, last?: Work) => {
      const work = typeof given === 'function' ? given : last;
      const options = typeof given === 'function' ? {} : given;
      if (!work) throw new TypeError('no callback');
      return this.#request(holder, name, options, work);
    };
    // The overloads differ in their parameters, not in their behaviour.
    return { request: request as LockManager['request'], query: async () => ({ held: this.#held() }) };
  }

  /** Releases the locks of a tab that has gone, and drops its pending requests. */
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
 * Installs Web Locks in jsdom. This page is the tab `here`; a test acts as another tab through `of('there')`. Remove them
 * with `Reflect.deleteProperty(navigator, 'locks')`.
 */
export function installBrowserLocks(): BrowserLocks {
  const locks = new BrowserLocks();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks.of('here') });
  return locks;
}
