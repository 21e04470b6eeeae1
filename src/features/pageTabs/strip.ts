import type { Settings } from '../settings/settingsSlice.ts';

/** A visited page or application (HDR-10). The title is a message key, so that it follows the language. */
export interface PageTab {
  path: string;
  titleKey: string;
  /** What an application says it shows. */
  title?: string | undefined;
  /** The portal's language when it said so. */
  titleLanguage?: Settings['language'] | undefined;
  /** The address where it was left, if that is more than `path`. */
  at?: string | undefined;
  pinned?: boolean | undefined;
}
export interface Strip {
  /** Pinned ones first. All windows store the same key, so another one may have closed or moved some of these. */
  tabs: PageTab[];
  /** The pages that this window has visited, newest last. */
  visited: PageTab[];
  /** Paths of the applications with unsaved work in this window. */
  dirty: string[];
}

/** What the application in a tab says it shows; nothing if it said so in a language other than the current one. */
export const titleIn = (
  language: Settings['language'],
  { title, titleLanguage = language }: PageTab,
): string | undefined => (titleLanguage === language ? title : undefined);

const isAt = (path: string) => (tab: PageTab) => tab.path === path;

/**
 * The tabs as this window shows them: an application leads to where it was left here, and the shown page and unsaved
 * work always have a tab, whatever another window has closed.
 */
export function shownTabs({ tabs, visited, dirty }: Strip): PageTab[] {
  const needed = visited.filter((tab, at) => at === visited.length - 1 || dirty.includes(tab.path));
  return [
    ...tabs.map((tab) => ({ ...tab, ...visited.find(isAt(tab.path)) })),
    ...needed.filter(({ path }) => !tabs.some(isAt(path))),
  ];
}

/** The tabs with one of them moved to a place within its own group. */
export function arranged(tabs: readonly PageTab[], tab: PageTab, to: number): PageTab[] {
  const others = tabs.filter(({ path }) => path !== tab.path);
  const pins = others.filter(({ pinned }) => pinned).length;
  return others.toSpliced(tab.pinned ? Math.min(to, pins) : Math.max(to, pins), 0, tab);
}
