import { useSyncExternalStore } from 'react';
import { followNarrow, isNarrowNow } from './core/narrow.ts';

/** Whether the page is as narrow as a phone. */
export const useNarrow = (): boolean => useSyncExternalStore(followNarrow, isNarrowNow);
