import { performer } from '../../lib/performer.ts';

/** Resolves once the page is idle. */
export const idle = performer(
  'idle',
  function idle(): Promise<void> {
    return new Promise((resolve) => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
      else resolve();
    });
  },
  'waits',
);

/** Whether the person has asked their browser to fetch as little as possible. */
export const savesData = performer(
  'savesData',
  function savesData(): boolean {
    const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
    return connection?.saveData === true;
  },
  'reads',
);
