import { PATHS } from '../../constants/paths.ts';
import { choice, day, type Filters, filterSelector, hrefWith, page, words } from '../../lib/addressQuery.ts';
import { ACT_KINDS } from './actKinds.ts';

const FILTERS = { keyword: words(100), act: choice(ACT_KINDS), actor: words(100), from: day, to: day, page };

/** The list's filters, as the address states them. */
export type ActFilters = Filters<typeof FILTERS>;

export const selectActFilters = filterSelector(FILTERS);

/** The address of the list with these filters. */
export const actsHref = (filters: Partial<ActFilters> = {}): string => hrefWith(PATHS.consoleActs, filters);
