/** No measure of speed: only where a test that would wait for ever gives up, also on a machine that does much else. */
const GIVE_UP_MS = 60_000;
const LOOK_AGAIN_MS = 5;

/** Resolves as soon as `holds` does; rejects when it never does. */
export async function eventually(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const until = performance.now() + GIVE_UP_MS;
  while (!(await holds())) {
    if (performance.now() > until) throw new Error(`Never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
