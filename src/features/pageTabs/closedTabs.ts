import type { PageTab } from './strip.ts';

export type CloseScope = 'this' | 'others' | 'right';

/** The tabs that close when the person closes `path` with this scope; a pinned one stays. */
export function closedTabs(tabs: readonly PageTab[], path: string, scope: CloseScope): PageTab[] {
  const at = tabs.findIndex((tab) => tab.path === path);
  return tabs.filter((tab, index) => {
    const isMeant = { this: index === at, others: index !== at, right: index > at }[scope];
    return isMeant && !tab.pinned;
  });
}
