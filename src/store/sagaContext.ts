import type { TapeDesk } from '../features/actionLog/actionLogReading.ts';
import { performer } from '../lib/performer.ts';

interface Outside<Area> {
  /** Resolves when everything that must survive a reload is written. */
  readonly flush: () => Promise<void>;
  readonly load: (name: string) => Promise<Area>;
  /** Keeps the tapes; without it nothing is recorded. */
  readonly desk?: TapeDesk;
}

/** Answers nothing: in a replay the tape answers instead. */
export const NO_DESK: TapeDesk = {
  readTape: async () => ({ segments: [], bytes: 0, newest: [] }),
  checkTape: async () => null,
  fileOfTape: async () => '',
  fileOfReport: async () => '',
  forgetTape: async () => {},
};

/** What flows find in their context, each marked for a tape: a replay provides the same in its own way. */
export function sagaContext<Area>({ flush, load, desk }: Outside<Area>) {
  const flushPersistence = performer('flushPersistence', () => flush());
  const loadArea = performer('loadArea', (name: string) => load(name), 'code');
  return { flushPersistence, loadArea, ...(desk && { tapeDesk: marked(desk) }) };
}

function marked(desk: TapeDesk): TapeDesk {
  const readTape = performer('readTape', () => desk.readTape());
  const checkTape = performer('checkTape', (segment: number) => desk.checkTape(segment));
  const fileOfTape = performer('fileOfTape', () => desk.fileOfTape());
  const fileOfReport = performer('fileOfReport', (report: object) => desk.fileOfReport(report));
  const forgetTape = performer('forgetTape', () => desk.forgetTape());
  return { readTape, checkTape, fileOfTape, fileOfReport, forgetTape };
}
