import { tabCloseWanted } from '../../../src/features/pageTabs/pageTabsSlice.ts';
import { navigationWanted } from '../../../src/features/routing/routingSlice.ts';
import { frameDirtied } from '../../../src/features/subApp/subAppEvents.ts';
import { PORTAL_ANSWERS } from './portalAnswers.ts';
import { does, type Scenario, surely } from './scenario.ts';
import { SHELL_OPENS } from './shellStory.ts';

const toWorkbench = navigationWanted({ to: '/portal' });

/** The flow of the page tabs. */
export const pageTabScenarios: readonly Scenario[] = [
  {
    flow: 'pageTabs',
    title: 'a visited page gets a tab',
    path: '/404',
    backend: PORTAL_ANSWERS,
    ask: does(navigationWanted({ to: '/404' }), toWorkbench),
    leadsTo: ['pageTabs/pageVisited'],
    story: [
      'routing/navigationWanted',
      'routing/locationChanged',
      'routing/navigationWanted',
      'routing/locationChanged',
      ...SHELL_OPENS,
    ],
  },
  {
    flow: 'pageTabs',
    title: 'a tab with unsaved work is closed',
    ask: async (play) => {
      await does(
        toWorkbench,
        navigationWanted({ to: '/child/crm/list' }),
        frameDirtied({ module: 'crm', dirty: true }),
      )(play);
      await surely(tabCloseWanted({ path: '/child/crm', scope: 'this' }))(play);
    },
    leadsTo: ['pageTabs/tabCloseWanted', 'feedback/confirmationAsked', 'pageTabs/tabClosed', 'pageTabs/pageVisited'],
    story: [
      'routing/navigationWanted',
      'routing/locationChanged',
      'pageTabs/pageVisited',
      'routing/navigationWanted',
      'routing/locationChanged',
      'pageTabs/pageVisited',
      '→ frameChannel',
      '→ keepFrames',
      'subApp/spareOffered',
      'subApp/frameDirtied',
      'pageTabs/tabCloseWanted',
      'feedback/confirmationAsked',
      'feedback/confirmationAccepted',
      'subApp/discardWanted',
      'pageTabs/tabClosed',
      'routing/navigationWanted',
      'routing/locationChanged',
      'pageTabs/pageVisited',
    ],
  },
];
