// Loaded into the server's process before the server: whatever happens to a test run, no server outlives it, and a run
// may take place on another day than today, and go through it as fast as it likes.

// The pipe ends with the process that started this one, however that ended.
process.stdin.on('end', () => process.exit(1));
let shift = Number(process.env.PORTAL_CLOCK_SHIFT_MS ?? 0);
// How far its clock is from now on, one line each (PortalServer.moveClock).
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
