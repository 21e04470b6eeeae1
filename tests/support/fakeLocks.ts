type Work = (lock: { name: string } | null) => unknown;
interface Options {
  ifAvailable?: boolean;
}

/**
 * Puts Web Locks into jsdom for one test: one holder a name, the others in turn. Another tab is played by taking the lock
 * from the test itself. Returns the function that takes them out again.
 */
export function installFakeLocks(): () => void {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, options: Options | Work, given?: Work) => {
    const work = given ?? (options as Work);
    if (given && (options as Options).ifAvailable && held.has(name)) return work(null);
    while (held.has(name)) await held.get(name);
    const holding = Promise.resolve(work({ name }));
    const done = holding.then(
      () => held.delete(name),
      () => held.delete(name),
    );
    held.set(name, done);
    return holding;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return () => Reflect.deleteProperty(navigator, 'locks');
}
