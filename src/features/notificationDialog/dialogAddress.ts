import { DIALOG_QUERY, DIALOG_QUERY_ELSEWHERE, PATHS } from '../../constants/paths.ts';
import { withoutParameters } from '../../lib/query.ts';
import type { PageLocation } from '../routing/routingSlice.ts';
import type { DialogOpening, DialogTab, NotificationDialogState, ScheduleIntent } from './notificationDialogSlice.ts';

const PANELS = { 1: 'notifications', 2: 'todo', 3: 'schedule' } as const satisfies Record<DialogTab, string>;
const TABS: readonly DialogTab[] = [1, 2, 3];
const DATE = /^\d{4}-\d{2}-\d{2}$/;
/** How the calendar's forms appear in the address, so that a reload restores them (TODO-8). */
const NEW_SCHEDULE = 'new/';
const EDITED_SCHEDULE = 'edit/';

/** What the query of an address says about the dialog: its place, or null if it is closed. */
export interface DialogAddress {
  tab: DialogTab;
  place: string | null;
}

const namesOn = (pathname: string) => (pathname === PATHS.workbench ? DIALOG_QUERY : DIALOG_QUERY_ELSEWHERE);

/** Reads `?panel=notifications|todo|schedule&id=…`; an unknown panel counts as none. */
export function addressOf({ pathname, search }: Pick<PageLocation, 'pathname' | 'search'>): DialogAddress | null {
  const query = new URLSearchParams(search);
  const names = namesOn(pathname);
  const tab = TABS.find((each) => PANELS[each] === query.get(names.panel));
  return tab === undefined ? null : { tab, place: query.get(names.place) || null };
}

/** The entry point that an address describes: a task's detail, a day's list, a module. */
export function openingOf({ tab, place }: DialogAddress): DialogOpening {
  if (place === null) return { tab };
  if (tab === 1) return { tab, place };
  if (tab === 2) return { tab, intent: { kind: 'detail', id: place } };
  const intent = scheduleIntentOf(place);
  return intent === null ? { tab } : { tab, intent };
}

function scheduleIntentOf(place: string): ScheduleIntent | null {
  const after = (prefix: string) => (place.startsWith(prefix) ? place.slice(prefix.length) : null);
  const id = after(EDITED_SCHEDULE);
  if (id !== null) return { kind: 'edit', id };
  const date = after(NEW_SCHEDULE) ?? place;
  if (!DATE.test(date)) return null;
  return { kind: date === place ? 'day' : 'create', date };
}

/** The place of a form of the calendar: a new schedule of `date`, or an existing one. */
export const schedulePlace = (id: string | null, date: string): string =>
  id === null ? NEW_SCHEDULE + date : EDITED_SCHEDULE + id;

/** The address's dialog part for this state. */
export const addressFor = ({ status, tab, place }: NotificationDialogState): DialogAddress | null =>
  status === 'open' ? { tab, place } : null;

export const isSameAddress = (a: DialogAddress | null, b: DialogAddress | null): boolean =>
  a?.tab === b?.tab && (a?.place ?? null) === (b?.place ?? null);

/** The page's query without the dialog's part. Empty, or starting with a question mark. */
export function withoutDialog({ pathname, search }: Pick<PageLocation, 'pathname' | 'search'>): string {
  return withoutParameters(search, Object.values(namesOn(pathname)));
}

/** The page's query with the dialog's part replaced; other parameters stay. Empty, or starting with a question mark. */
export function searchWith(
  { pathname, search }: Pick<PageLocation, 'pathname' | 'search'>,
  address: DialogAddress | null,
): string {
  const { panel, place } = namesOn(pathname);
  const others = withoutParameters(search, [panel, place]);
  if (address === null) return others;
  const own = new URLSearchParams({ [panel]: PANELS[address.tab], ...(address.place && { [place]: address.place }) });
  return `${others || '?'}${others && '&'}${own}`;
}

/** The workbench with the dialog open at a place. */
export const dialogPath = (address: DialogAddress): string =>
  PATHS.workbench + searchWith({ pathname: PATHS.workbench, search: '' }, address);
