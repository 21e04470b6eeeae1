import type { SearchScope } from '../../constants/searchScopes.ts';
import { ENTRY_SOUNDS, ENTRY_WORDS } from './entryWords.ts';
import { fitOf, isHeard, isMatch } from './matching.ts';

/** The palette's groups, in order. `recent` holds what was used last, while nothing is typed. */
export const PALETTE_GROUPS = [
  'recent',
  'members',
  'applications',
  'pages',
  'commands',
  'companies',
  'settings',
  'approvals',
  'todos',
  'notifications',
  'outside',
] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** Something that can be found, in the words of the screen. */
export interface Findable {
  readonly id: string;
  readonly group: Exclude<PaletteGroup, 'recent'>;
  readonly title: string;
  readonly meta?: string | undefined;
  /** Also found by these, and by those of `ENTRY_WORDS`; never shown. */
  readonly words?: readonly string[];
  /** The keyword for which the server has found it. */
  readonly answered?: string | undefined;
}
export interface ArrangedGroup<T> {
  readonly group: PaletteGroup;
  readonly rows: readonly T[];
  /** How many there are, if more exist than are shown. */
  readonly total: number | null;
}

/** Rows per group while all groups are shown; a single scope shows all its rows. */
const ROWS = 5;
/** Offered before anything is typed. */
const AT_FIRST: readonly PaletteGroup[] = ['applications', 'pages', 'commands'];

interface Asked {
  readonly keyword: string;
  readonly scope: SearchScope;
  /** Ids of what was used, newest first. */
  readonly recent: readonly string[];
  /** How many of a group the server has found. */
  readonly totals: Partial<Record<PaletteGroup, number>>;
}

/** The palette's rows by group: those that match the keyword, and in each group those used last come first. */
export function arrange<T extends Findable>(entries: readonly T[], asked: Asked): ArrangedGroup<T>[] {
  const { scope, recent } = asked;
  const keyword = asked.keyword.trim();
  if (keyword === '' && scope === 'all') return atFirst(entries, recent);
  const rank = ({ id }: T) => {
    const at = recent.indexOf(id);
    return at < 0 ? recent.length : at;
  };
  const isInScope = ({ group, id }: T) =>
    scope === 'all' || (scope === 'member' ? group === 'members' : id === outsideId(scope));
  const fitting = entries.filter((entry) => isInScope(entry) && isFound(entry, keyword));
  return PALETTE_GROUPS.flatMap((group) => {
    const rows = fitting
      .filter((entry) => entry.group === group)
      .sort((a, b) => rank(a) - rank(b) || fitOf(keyword, a.title) - fitOf(keyword, b.title));
    if (rows.length === 0) return [];
    const shown = scope === 'all' && group !== 'outside' ? rows.slice(0, ROWS) : rows;
    const total = Math.max(asked.totals[group] ?? 0, rows.length);
    return [{ group, rows: shown, total: total > shown.length ? total : null }];
  });
}

/**
 * The server finds members and approvals, and entries that lead outside take any keyword. Until the server has answered
 * a new keyword, what it had found for the former one must match.
 */
const isFound = ({ id, group, title, meta, words = [], answered }: Findable, keyword: string): boolean =>
  group === 'members' || group === 'approvals' || group === 'outside'
    ? keyword !== '' && ([undefined, keyword].includes(answered) || isMatch(keyword, [title, meta]))
    : isMatch(keyword, [title, meta, ENTRY_WORDS[id], ...words]) || isHeard(keyword, ENTRY_SOUNDS[id] ?? '');

function atFirst<T extends Findable>(entries: readonly T[], recent: readonly string[]): ArrangedGroup<T>[] {
  const used = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []).slice(0, ROWS);
  const offered = AT_FIRST.map((group) => ({
    group,
    rows: entries.filter((entry) => entry.group === group && !used.includes(entry)).slice(0, ROWS),
    total: null,
  }));
  return [{ group: 'recent' as const, rows: used, total: null }, ...offered].filter(({ rows }) => rows.length > 0);
}

/** The id of the entry that searches outside; the same for every keyword. */
export const outsideId = (scope: SearchScope): string => `outside:${scope}`;
