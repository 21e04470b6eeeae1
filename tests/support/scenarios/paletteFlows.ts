import { paletteChosen, paletteMembers } from '../../../src/features/palette/paletteEvents.ts';
import { searchOpened, searchTyped } from '../../../src/features/shell/shellSlice.ts';
import { does, type Scenario } from './scenario.ts';

const PEOPLE = { 'POST /api/identity/users/ou-master-user-list': { body: { items: [], totalCount: 0 } } };

/** The palette. */
export const paletteScenarios: readonly Scenario[] = [
  {
    flow: 'palette',
    title: 'a member is searched for',
    backend: PEOPLE,
    ask: async (play) => {
      play.dispatch(searchOpened());
      await play.pass(0);
      play.dispatch(searchTyped('王'));
      await play.pass(300);
    },
    leadsTo: [paletteMembers.loaded.type],
    story: [
      'shell/searchOpened',
      'palette/paletteCompaniesRequested',
      '→ GET /api/identity/organization-units/user-in-tenants',
      'palette/paletteCompaniesLoaded',
      'shell/searchTyped',
      'palette/paletteMembersRequested',
      '→ POST /api/identity/users/ou-master-user-list',
      'palette/paletteMembersLoaded',
    ],
  },
  {
    flow: 'palette',
    title: 'a page is chosen',
    before: does(searchOpened()),
    ask: does(paletteChosen({ id: 'page:/company', act: { kind: 'page', to: '/company' }, inNewTab: true })),
    leadsTo: ['paletteUse/paletteEntryUsed'],
    story: ['palette/paletteChosen', 'paletteUse/paletteEntryUsed', 'shell/paletteClosed', '→ openTab'],
  },
];
