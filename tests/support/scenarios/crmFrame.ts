import { TIMING } from '../../../src/constants/timing.ts';
import { tabClosed } from '../../../src/features/pageTabs/pageTabsSlice.ts';
import { navigationWanted } from '../../../src/features/routing/routingSlice.ts';
import { drawFrames, installEntries } from '../frameWork.ts';
import type { Play } from './scenario.ts';

/** The drawings of each session. */
const drawings = new WeakMap<Play, ReturnType<typeof drawFrames>>();
/** The drawn frames of a session. */
export function drawingOf(play: Play) {
  const known = drawings.get(play) ?? drawFrames(play);
  drawings.set(play, known);
  return known;
}

/** Brings a freshly started CRM to the front, whatever was there before. */
export async function inCrm(play: Play): Promise<void> {
  installEntries();
  const { settle, drawnOf } = drawingOf(play);
  for (const to of ['/child/crm/list', '/portal']) {
    play.dispatch(navigationWanted({ to }));
    await settle();
  }
  play.dispatch(tabClosed('/child/crm'));
  await play.pass(TIMING.frameGoodbyeMs);
  await settle();
  play.dispatch(navigationWanted({ to: '/child/crm/list' }));
  await settle();
  drawnOf('crm')?.begin();
  await settle();
}
/** An application starts in an element that has just been drawn. */
export const FRAME_STARTED = ['subApp/frameAttached', '→ startFrame', '→ sendToFrame'];
/** An empty frame for the next application is created and drawn. */
const SPARE_OFFERED = 'subApp/spareOffered';
const SPARE_DRAWN = 'subApp/frameAttached';
/** The first run of `inCrm`: the frame that has not started yet goes with its tab; the next starts in the spare. */
export const CRM_BEGUN: readonly string[] = [
  'routing/navigationWanted',
  'routing/locationChanged',
  'pageTabs/pageVisited',
  '→ frameChannel',
  '→ keepFrames',
  'subApp/frameOpened',
  SPARE_OFFERED,
  'subApp/frameAttached',
  '→ startFrame',
  SPARE_DRAWN,
  '→ sendToFrame',
  'routing/navigationWanted',
  'routing/locationChanged',
  'pageTabs/pageVisited',
  'pageTabs/tabClosed',
  'subApp/frameRemoved',
  '→ closeFrame',
  'subApp/frameClosed',
  'routing/navigationWanted',
  'routing/locationChanged',
  'subApp/frameOpened',
  'pageTabs/pageVisited',
  ...FRAME_STARTED,
  'subApp/frameReady',
  'subApp/frameShown',
  '→ sendToFrame',
  'applicationUse/applicationUsed',
  SPARE_OFFERED,
  SPARE_DRAWN,
];
