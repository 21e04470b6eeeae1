import type { LogReading, TapeDesk } from '../../src/features/actionLog/actionLogReading.ts';
import { performer } from '../../src/lib/performer.ts';

/** A log of one part that was ended by a renewed sign-in, and of the present one. */
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

/** Whoever keeps the tapes, in a browser that has some. */
export function deskOf(over: Partial<TapeDesk> = {}): TapeDesk {
  const desk: TapeDesk = {
    readTape: async () => logReading(),
    checkTape: async () => null,
    fileOfTape: async () => 'blob:log',
    forgetTape: async () => {},
    ...over,
  };
  const { readTape, checkTape, fileOfTape, forgetTape } = desk;
  return {
    readTape: performer('readTape', () => readTape()),
    checkTape: performer('checkTape', (segment: number) => checkTape(segment)),
    fileOfTape: performer('fileOfTape', () => fileOfTape()),
    forgetTape: performer('forgetTape', () => forgetTape()),
  };
}
