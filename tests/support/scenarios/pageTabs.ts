import { tabCloseRequested } from '../../../src/features/pageTabs/pageTabsSlice.ts';
import { navigationRequested } from '../../../src/features/routing/routingSlice.ts';
import { frameDirtied } from '../../../src/features/subApp/subAppEvents.ts';
import { PORTAL_ANSWERS } from './portalAnswers.ts';
import { does, type Scenario, surely } from './scenario.ts';
import { SHELL_OPENS } from './shellStory.ts';

const toWorkbench = navigationRequested({ to: '/portal' });

/** The flow of the page tabs. */
export const pageTabScenarios: readonly Scenario[] = [
  {
    flow: 'pageTabs',
    title: 'a visited page gets a tab',
    path: '/404',
    backend: PORTAL_ANSWERS,
    ask: does(navigationRequested({ to: '/404' }), toWorkbench),
    leadsTo: ['pageTabs/pageVisited'],
    story: [
      'routing/navigationRequested',
      'routing/locationChanged',
      'routing/navigationRequested',
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
        navigationRequested({ to: '/child/crm/list' }),
        frameDirtied({ module: 'crm', dirty: true }),
      )(play);
      await surely(tabCloseRequested({ path: '/child/crm', scope: 'this' }))(play);
    },
    leadsTo: ['pageTabs/tabCloseRequested', 'feedback/confirmationAsked', 'pageTabs/tabClosed', 'pageTabs/pageVisited'],
    story: [
      'routing/navigationRequested',
      'routing/locationChanged',
      'pageTabs/pageVisited',
      'routing/navigationRequested',
      'routing/locationChanged',
      'pageTabs/pageVisited',
      '→ frameChannel',
      '→ keepFrames',
      'subApp/spareOffered',
      'subApp/frameDirtied',
      'pageTabs/tabCloseRequested',
      'feedback/confirmationAsked',
      'feedback/confirmationAccepted',
      'subApp/discardRequested',
      'pageTabs/tabClosed',
      'routing/navigationRequested',
      'routing/locationChanged',
      'pageTabs/pageVisited',
    ],
  },
];
