import { TIMING } from '../../../src/constants/timing.ts';
import { applicationHovered } from '../../../src/features/applications/applicationsSlice.ts';
import { tabClosed } from '../../../src/features/pageTabs/pageTabsSlice.ts';
import { navigationWanted } from '../../../src/features/routing/routingSlice.ts';
import { settingsChanged } from '../../../src/features/settings/settingsSlice.ts';
import { framesDropped } from '../../../src/features/subApp/subAppSlice.ts';
import { frameBackend, frameReader } from '../frameWork.ts';
import { CRM_BEGUN, drawingOf, FRAME_STARTED, inCrm } from './crmFrame.ts';
import { PORTAL_ANSWERS } from './portalAnswers.ts';
import type { Play, Scenario } from './scenario.ts';
import { SHELL_ANSWERED_AGAIN, SHELL_ASKS_AGAIN } from './shellStory.ts';

async function says(play: Play, message: Record<string, unknown>): Promise<void> {
  const { settle, drawnOf } = drawingOf(play);
  drawnOf('crm')?.say(message);
  await settle();
}
const title = (text: string) => ({ type: 'title', data: { text } });
const dirty = (on: boolean) => ({ type: 'dirty', data: { on } });
const DIRTIED = 'subApp/frameDirtied';
const TITLED = 'subApp/frameTitled';
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Flows of the applications in their frames. */
export const subAppScenarios: readonly Scenario[] = (
  [
    {
      flow: 'subApp',
      title: 'an application loads, sends messages, is told goodbye and goes',
      ask: async (play) => {
        await inCrm(play);
        await says(play, { type: 'overlay', data: { on: true } });
        await says(play, title('Order 7'));
        play.dispatch(navigationWanted({ to: '/portal' }));
        play.dispatch(tabClosed('/child/crm'));
        await play.pass(TIMING.frameGoodbyeMs);
      },
      leadsTo: [
        'subApp/frameOpened',
        'subApp/frameAttached',
        'subApp/frameReady',
        'subApp/frameOverlaid',
        'subApp/frameTitled',
        'subApp/frameDestroyed',
        'subApp/frameRemoved',
      ],
      story: [
        ...CRM_BEGUN,
        'subApp/frameOverlaid',
        'subApp/frameTitled',
        'routing/navigationWanted',
        'routing/locationChanged',
        'pageTabs/pageVisited',
        'subApp/frameHidden',
        '→ sendToFrame',
        'pageTabs/tabClosed',
        '→ sendToFrame',
        'subApp/frameDestroyed',
        'subApp/frameClosed',
        'subApp/frameRemoved',
        '→ closeFrame',
      ],
    },
    {
      flow: 'subAppPages',
      title: 'an application opens, navigates by itself and waits in the background',
      ask: async (play) => {
        await inCrm(play);
        await says(play, { type: 'route', data: { action: 'push', path: '/detail/1', state: null } });
        play.dispatch(navigationWanted({ to: '/portal' }));
        await drawingOf(play).settle();
      },
      leadsTo: [
        'subApp/frameOpened',
        'subApp/frameShown',
        'subApp/frameMoved',
        'routing/locationChanged',
        'subApp/frameHidden',
      ],
      story: [
        ...CRM_BEGUN,
        'subApp/frameRouted',
        'subApp/frameMoved',
        'routing/navigationWanted',
        'routing/locationChanged',
        'pageTabs/pageVisited',
        'routing/navigationWanted',
        'routing/locationChanged',
        'subApp/frameHidden',
        '→ sendToFrame',
        'pageTabs/pageVisited',
      ],
    },
    {
      flow: 'subAppProps',
      title: 'a new language reaches an open application',
      before: inCrm,
      ask: async (play) => {
        const { settle, drawnOf } = drawingOf(play);
        const language = play.state().settings.settings.language === 'zh-CN' ? 'en-US' : 'zh-CN';
        const said = drawnOf('crm')?.heard.length;
        play.dispatch(settingsChanged({ language }));
        await settle();
        // The title shows that the application was told.
        if (drawnOf('crm')?.heard.at(said ?? 0)?.type === 'props') await says(play, title(language));
      },
      leadsTo: ['settings/settingsChanged', 'subApp/frameTitled'],
      story: [
        'settings/settingsChanged',
        'workbench/companyInfoRequested',
        '→ GET /api/workbench/company-info',
        '→ sendToFrame',
        'workbench/companyInfoLoaded',
        'subApp/frameTitled',
      ],
    },
    {
      flow: 'subAppRequests',
      title: 'an application says that something is not permitted',
      before: inCrm,
      ask: (play) => says(play, { type: 'request', data: { id: 1, name: 'permission.denied' } }),
      leadsTo: ['subApp/requestReceived', 'permissions/accessRefused'],
      story: ['subApp/requestReceived', 'permissions/accessRefused', '→ sendToFrame', 'feedback/toastShown'],
    },
    {
      flow: 'subAppLeaving',
      title: 'the page is held while an application has unsaved work',
      before: inCrm,
      ask: async (play) => {
        await says(play, dirty(true));
        // The titles show that the page is held, then released.
        if (isHeld()) await says(play, title('held'));
        await says(play, dirty(false));
        if (!isHeld()) await says(play, title('free'));
      },
      leadsTo: [DIRTIED, TITLED, DIRTIED, TITLED],
      story: [DIRTIED, '→ holdPage', TITLED, DIRTIED, '→ releasePage', TITLED],
    },
    {
      flow: 'subAppWarmUp',
      title: 'use is counted',
      ask: inCrm,
      leadsTo: ['subApp/frameShown', 'applicationUse/applicationUsed'],
      story: [...CRM_BEGUN],
    },
    {
      flow: 'subAppWarmUp',
      title: 'the most used application is fetched once the shell is open',
      before: inCrm,
      ask: async (play) => {
        const { settle } = drawingOf(play);
        for (const to of ['/404', '/portal']) {
          play.dispatch(navigationWanted({ to }));
          await settle();
        }
        await play.pass(TIMING.frameGoodbyeMs);
      },
      leadsTo: ['shell/shellOpened'],
      story: [
        'routing/navigationWanted',
        'routing/locationChanged',
        'shell/shellClosed',
        'subApp/frameHidden',
        '→ sendToFrame',
        '→ sendToFrame',
        'realtime/connectionStopped',
        'shell/pictureDropped',
        '→ revokeBlobUrl',
        'subApp/frameDestroyed',
        'subApp/frameClosed',
        'routing/navigationWanted',
        'routing/locationChanged',
        ...SHELL_ASKS_AGAIN,
        '→ prefetchEntry',
        ...SHELL_ANSWERED_AGAIN,
        'subApp/frameRemoved',
        '→ closeFrame',
      ],
    },
    {
      flow: 'subAppWarmUp',
      title: 'an application that the pointer rests on starts',
      before: inCrm,
      ask: async (play) => {
        play.dispatch(framesDropped());
        play.dispatch(applicationHovered('hr'));
        await play.pass(TIMING.hoverRestMs);
        await drawingOf(play).settle();
      },
      leadsTo: ['subApp/frameOpened'],
      story: [
        'subApp/framesDropped',
        '→ keepFrames',
        'applications/applicationHovered',
        'subApp/frameOpened',
        ...FRAME_STARTED,
      ],
    },
  ] satisfies Scenario[]
).map((scenario) => ({
  ...scenario,
  preloadedState: frameReader(),
  backend: { ...PORTAL_ANSWERS, ...frameBackend() },
}));
