import type { Page } from '@playwright/test';
import type { RootState } from '../../../src/store/rootReducer.ts';
import type { BenchStore } from '../portal/store.ts';

const KIB = 1024;

/** The size of each slice of the store as text, in KiB; the largest first. */
export const slicesKib = (page: Page): Promise<Record<string, number>> =>
  page.evaluate((kib) => {
    const store: BenchStore<RootState> = Reflect.get(window, 'benchStore');
    const sizes = Object.entries(store.getState()).map(
      ([name, slice]) => [name, Math.round((JSON.stringify(slice)?.length ?? 0) / kib)] as const,
    );
    return Object.fromEntries(sizes.sort(([, a], [, b]) => b - a));
  }, KIB);
