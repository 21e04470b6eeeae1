import type { LogReading, TapeDesk } from '../../src/features/actionLog/actionLogReading.ts';

/** A log of two segments: one that a session refresh ended, and the current one. */
export const logReading = (change: Partial<LogReading> = {}): LogReading => ({
  segments: [
    { number: 0, begun: 1_795_141_000_000, ms: 90_000, why: 'opened', events: 40, calls: 12, isWhole: true },
    {
      number: 1,
      begun: 1_795_141_090_000,
      ms: 350_000,
      why: 'sessionRefreshed',
      events: 80,
      calls: 20,
      isWhole: false,
    },
  ],
  bytes: 20_480,
  newest: ['["a",12,{"type":"shell/actionLogOpened"},"x"]'],
  ...change,
});

/** The keeper of the tapes, in a browser that has some. */
export const deskOf = (over: Partial<TapeDesk> = {}): TapeDesk => ({
  readTape: async () => logReading(),
  checkTape: async () => null,
  fileOfTape: async () => 'blob:log',
  fileOfReport: async () => 'blob:report',
  forgetTape: async () => {},
  ...over,
});
