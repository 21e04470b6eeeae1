import type {
  LineView,
  Rehearsal,
  ReplayRow,
  TapeSegment,
  Theatre,
} from '../../src/features/replayDesk/replayDeskReading.ts';
import { performer } from '../../src/lib/performer.ts';

export const rowOf = (over: Partial<ReplayRow> = {}): ReplayRow => ({
  kind: 'p',
  flow: 'login',
  words: 'event',
  ms: 0,
  effect: null,
  partner: null,
  isOpen: false,
  ...over,
});
export const rehearsalOf = (rows: readonly ReplayRow[]): Rehearsal => ({
  rows,
  difference: null,
  states: rows.length,
  tookMs: 1,
});
export const lineView = (over: Partial<LineView> = {}): LineView => ({
  text: '{}',
  changes: [],
  moreChanges: 0,
  path: '/portal',
  ...over,
});
export const tapeSegment = (over: Partial<TapeSegment> = {}): TapeSegment => ({
  file: 'report.tape.gz',
  number: 0,
  version: '0.3.0',
  commit: 'abc',
  begun: 1,
  masked: 'all',
  lines: 4,
  ...over,
});

/** The holder of the tapes: two segments of four lines, a second apart. */
export function theatreOf(over: Partial<Theatre> = {}): Theatre {
  const rows = [0, 1_000, 9_000, 9_000].map((ms) => rowOf({ ms }));
  const theatre: Theatre = {
    readTapes: async () => ({ segments: [tapeSegment(), tapeSegment({ number: 1 })], unreadable: [] }),
    rehearse: async () => rehearsalOf(rows),
    showRow: (row) => lineView({ text: String(row) }),
    fileForDevTools: () => 'blob:devtools',
    ...over,
  };
  for (const [name, perform] of Object.entries(theatre)) performer(name, perform);
  return theatre;
}
