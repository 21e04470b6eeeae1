/** Not a measure of speed: only when a test that would wait for ever gives up, even on a busy machine. */
export const GIVE_UP_MS = Number(process.env['TEST_GIVE_UP_MS'] ?? 60_000);
const LOOK_AGAIN_MS = 5;

/** Resolves as soon as `holds` is true; rejects if it never is. */
export async function eventually(
  holds: () => boolean | Promise<boolean>,
  what: string,
  giveUpMs = GIVE_UP_MS,
): Promise<void> {
  const until = performance.now() + giveUpMs;
  while (!(await holds())) {
    if (performance.now() > until) throw new Error(`Did not happen within ${giveUpMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
