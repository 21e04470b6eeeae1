import { TIMING } from '../../../src/constants/timing.ts';
import { applicationHovered } from '../../../src/features/applications/applicationsSlice.ts';
import { tabClosed } from '../../../src/features/pageTabs/pageTabsSlice.ts';
import { navigationRequested } from '../../../src/features/routing/routingSlice.ts';
import { settingsChanged } from '../../../src/features/settings/settingsSlice.ts';
import { drawFrames, frameBackend, frameReader, installEntries } from '../frameWork.ts';
import type { Play, Scenario } from './scenario.ts';

/** What is drawn belongs to its session. */
const drawings = new WeakMap<Play, ReturnType<typeof drawFrames>>();
function drawingOf(play: Play) {
  const known = drawings.get(play) ?? drawFrames(play);
  drawings.set(play, known);
  return known;
}

/** The CRM in front, begun anew whatever was there before. */
async function inCrm(play: Play): Promise<void> {
  installEntries();
  const { settle, drawnOf } = drawingOf(play);
  for (const to of ['/child/crm/list', '/portal']) {
    play.dispatch(navigationRequested({ to }));
    await settle();
  }
  play.dispatch(tabClosed('/child/crm'));
  await play.pass(TIMING.frameGoodbyeMs);
  await settle();
  play.dispatch(navigationRequested({ to: '/child/crm/list' }));
  await settle();
  drawnOf('crm')?.begin();
  await settle();
}
async function says(play: Play, message: Record<string, unknown>): Promise<void> {
  const { settle, drawnOf } = drawingOf(play);
  drawnOf('crm')?.say(message);
  await settle();
}
const title = (text: string) => ({ type: 'title', data: { text } });
const dirty = (on: boolean) => ({ type: 'dirty', data: { on } });
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Flows of the applications in their frames. */
export const subAppScenarios: readonly Scenario[] = (
  [
    {
      flow: 'subApp',
      title: 'an application is loaded, speaks, is told good-bye and goes',
      ask: async (play) => {
        await inCrm(play);
        await says(play, { type: 'overlay', data: { on: true } });
        await says(play, title('Order 7'));
        play.dispatch(navigationRequested({ to: '/portal' }));
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
    },
    {
      flow: 'subAppPages',
      title: 'an application is opened, goes on by itself, and waits in the background',
      ask: async (play) => {
        await inCrm(play);
        await says(play, { type: 'route', data: { action: 'push', path: '/detail/1', state: null } });
        play.dispatch(navigationRequested({ to: '/portal' }));
        await drawingOf(play).settle();
      },
      leadsTo: [
        'subApp/frameOpened',
        'subApp/frameShown',
        'subApp/frameMoved',
        'routing/locationChanged',
        'subApp/frameHidden',
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
        // The title says that it was told.
        if (drawnOf('crm')?.heard.at(said ?? 0)?.type === 'props') await says(play, title(language));
      },
      leadsTo: ['settings/settingsChanged', 'subApp/frameTitled'],
    },
    {
      flow: 'subAppRequests',
      title: 'an application says that something is not permitted',
      before: inCrm,
      ask: (play) => says(play, { type: 'request', data: { id: 1, name: 'permission.denied' } }),
      leadsTo: ['subApp/requestReceived', 'permissions/accessRefused'],
    },
    {
      flow: 'subAppLeaving',
      title: 'the page is held while an application has unsaved work',
      before: inCrm,
      ask: async (play) => {
        await says(play, dirty(true));
        // The titles say that it is held, and let go again.
        if (isHeld()) await says(play, title('held'));
        await says(play, dirty(false));
        if (!isHeld()) await says(play, title('free'));
      },
      leadsTo: ['subApp/frameDirtied', 'subApp/frameTitled', 'subApp/frameDirtied', 'subApp/frameTitled'],
    },
    {
      flow: 'subAppWarmUp',
      title: 'use is counted, the most used one is fetched, and one that the pointer rests on begins',
      ask: async (play) => {
        await inCrm(play);
        const { settle } = drawingOf(play);
        for (const to of ['/404', '/portal']) {
          play.dispatch(navigationRequested({ to }));
          await settle();
        }
        await play.pass(TIMING.frameGoodbyeMs);
        play.dispatch(applicationHovered('hr'));
        await play.pass(TIMING.hoverRestMs);
        await play.pass(TIMING.hoverRestMs);
        await settle();
      },
      leadsTo: ['applicationUse/applicationUsed', 'shell/shellOpened', 'subApp/frameOpened'],
    },
  ] satisfies Scenario[]
).map((scenario) => ({ ...scenario, preloadedState: frameReader(), backend: frameBackend() }));
