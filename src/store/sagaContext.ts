import type { TapeDesk } from '../features/actionLog/actionLogReading.ts';
import { performer } from '../lib/performer.ts';

interface Outside<Area> {
  /** Resolves when everything that must survive a reload is written. */
  readonly flush: () => Promise<void>;
  readonly load: (name: string) => Promise<Area>;
  /** Keeps the tapes; nothing is recorded without it. */
  readonly desk?: TapeDesk;
}

/** What flows find in their context, each marked for a tape: a replay has the same in its own way. */
export function sagaContext<Area>({ flush, load, desk }: Outside<Area>) {
  const flushPersistence = performer('flushPersistence', () => flush());
  const loadArea = performer('loadArea', (name: string) => load(name), 'code');
  return { flushPersistence, loadArea, ...(desk && { tapeDesk: desk }) };
}
