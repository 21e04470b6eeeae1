import { confirmationAccepted } from '../../../src/features/feedback/feedbackSlice.ts';
import { tabCloseRequested } from '../../../src/features/pageTabs/pageTabsSlice.ts';
import { navigationRequested } from '../../../src/features/routing/routingSlice.ts';
import { frameDirtied } from '../../../src/features/subApp/subAppEvents.ts';
import { does, type Scenario } from './scenario.ts';

const toWorkbench = navigationRequested({ to: '/portal' });

/** The flow of the page tabs. */
export const pageTabScenarios: readonly Scenario[] = [
  {
    flow: 'pageTabs',
    title: 'a visited page has its tab',
    path: '/404',
    ask: does(navigationRequested({ to: '/404' }), toWorkbench),
    leadsTo: ['pageTabs/pageVisited'],
  },
  {
    flow: 'pageTabs',
    title: 'a tab with unsaved work is closed',
    ask: async (play) => {
      await does(
        toWorkbench,
        navigationRequested({ to: '/child/crm/list' }),
        frameDirtied({ module: 'crm', dirty: true }),
        tabCloseRequested({ path: '/child/crm', scope: 'this' }),
      )(play);
      await does(confirmationAccepted(play.state().feedback.confirmation?.id ?? ''))(play);
    },
    leadsTo: ['pageTabs/tabCloseRequested', 'feedback/confirmationAsked', 'pageTabs/tabClosed', 'pageTabs/pageVisited'],
  },
];
