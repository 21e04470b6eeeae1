// Loaded into the server's process before the server, so that no server outlives a test run, whatever happens to it, and so
// that a run may take place on a day other than today and move through it as fast as it likes.

// The pipe ends with the parent process, however that ends.
process.stdin.on('end', () => process.exit(1));
let shift = Number(process.env.PORTAL_CLOCK_SHIFT_MS ?? 0);
// Each line is the new offset of its clock (PortalServer.moveClock).
process.stdin.setEncoding('utf8').on('data', (lines) => {
  shift = Number(lines.trimEnd().split('\n').at(-1));
});
process.stdin.unref();

if (shift !== 0) {
  const RealDate = Date;
  const now = () => RealDate.now() + shift;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
