import { TAB_KEY } from '../../constants/storageKeys.ts';
import { performer } from '../../lib/performer.ts';
import { keepTabText, readTabText } from '../storage/tabStorage.ts';
import { newId } from './ids.ts';

const LOCK = 'atrium-tab-';
let held: string | null = null;

/** The name of this tab: it survives a reload and ends with the tab. */
export const readTabName = performer(
  'readTabName',
  function readTabName(): string {
    return readTabText(TAB_KEY) ?? renameTab();
  },
  'reads',
);

/** Gives this tab a new name, because another tab uses its current one. */
export const renameTab = performer('renameTab', function renameTab(): string {
  const name = newId();
  keepTabText(TAB_KEY, name);
  return name;
});

/**
 * Holds the name for as long as this page lives, so that other tabs know it is open. A duplicated tab inherits session
 * storage, and with it the name of the original tab.
 *
 * @param limitMs - how long to wait for this tab's previous page, which may release the name a moment later.
 * @returns false if another open tab holds the name. True without Web Locks, where this cannot be known.
 */
export const holdTabName = performer(
  'holdTabName',
  function holdTabName(name: string, limitMs: number): Promise<boolean> {
    const { locks } = navigator;
    if (!locks || held === name) return Promise.resolve(true);
    return new Promise((resolve) => {
      const waiting = new AbortController();
      const timer = setTimeout(() => waiting.abort(), limitMs);
      locks
        .request(LOCK + name, { signal: waiting.signal }, () => {
          clearTimeout(timer);
          held = name;
          resolve(true);
          return new Promise<void>(() => {});
        })
        // A browser that has locks may still refuse them, for example to a sandboxed page.
        .catch(() => resolve(!waiting.signal.aborted));
    });
  },
);

/** The names of the tabs that are open; none without Web Locks. */
export const openTabs = performer('openTabs', async function openTabs(): Promise<readonly string[]> {
  try {
    const { held: taken = [] } = (await navigator.locks?.query()) ?? {};
    return taken.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
  } catch {
    return [];
  }
});

/** Whether the portal is open in another tab; false without Web Locks. */
export const hasOtherTabs = performer(
  'hasOtherTabs',
  async function hasOtherTabs(): Promise<boolean> {
    const mine = readTabName();
    return (await openTabs()).some((name) => name !== mine);
  },
  'reads',
);
