import { createSelector } from '@reduxjs/toolkit';
import { PATHS } from '../../constants/paths.ts';
import { choice, day, type Filters, filtersIn, hrefWith, page, words } from '../../lib/addressQuery.ts';
import type { PageLocation } from '../routing/routingSlice.ts';

/** Filters of the list; `invited` are people without an account yet. */
export const MEMBER_STATES = ['active', 'disabled', 'invited'] as const;
const PANELS = ['addUnit', 'moveUnit', 'addMember', 'moveMembers', 'importMembers'] as const;
/** Dialogs that the page opens over itself. */
export type OrganizationPanel = (typeof PANELS)[number];

const FILTERS = {
  /** `tree`: on a phone, the departments instead of their people. */
  view: choice(['grants', 'tree']),
  unit: words(36),
  keyword: words(),
  status: choice(MEMBER_STATES),
  /** Who joined on this day or later, and who signed in on this day: the home's figures link here. */
  joinedFrom: day,
  signedInOn: day,
  page,
  /** The person whose drawer is open. */
  member: words(36),
  panel: choice(PANELS),
} as const;
/** The page's state, as the address has it. */
export type OrganizationPlace = Filters<typeof FILTERS>;

interface State {
  readonly routing: { readonly location: PageLocation };
}
export const selectOrganizationPlace = createSelector(
  ({ routing }: State) => routing.location.search,
  (search): OrganizationPlace => filtersIn(FILTERS, search),
);

/** Selects whether `panel` is open, in the form that `whileConsolePage` and `leaveWithDialog` take: null if not. */
export const selectPanelOpen = (panel: OrganizationPlace['panel']) => (state: State) =>
  selectOrganizationPlace(state).panel === panel ? '' : null;

/** The address of the page with these filters. */
export const organizationHref = (place: Partial<OrganizationPlace> = {}): string =>
  hrefWith(PATHS.myOrganization, place);

/** Whether the address filters out some of a department's people. */
export const narrowsMembers = ({ keyword, status, joinedFrom, signedInOn }: OrganizationPlace): boolean =>
  [keyword, status, joinedFrom, signedInOn].some((given) => given !== '');

/** The same place without anything open over it: what lists are about. */
export const bare = (place: OrganizationPlace): OrganizationPlace => ({ ...place, member: '', panel: '' });
