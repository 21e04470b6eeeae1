import { dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import * as connection from '../../src/services/realtime/connection.ts';
import { backendWith } from './backend.ts';
import { notificationOf } from './fixtures.ts';
import { type Backend, playFlow, type Reply } from './playFlow.ts';
import { former, signedIn } from './signedIn.ts';

export const SUMMARY = 'GET /api/notification/user-notification-statistics';
export const PAGE = 'GET /api/notification/user-notifications';
export const READ = 'POST /api/notification/set-all-read';
const CODE = 'POST /api/dimensional-code/generate';

export const summaryOf = (...modules: [name: string, unread: number][]) => ({
  body: { items: modules.map(([moduleName, unreadCount]) => ({ moduleName, unreadCount, title: moduleName })) },
});
/** Notifications n<from> … n<to>, newest first, each about the business object b<number>. */
export const pageOf = (
  from: number,
  to: number,
  totalCount: number,
  over: Partial<ReturnType<typeof notificationOf>> = {},
) => ({
  body: {
    items: Array.from({ length: from - to + 1 }, (_, index) =>
      notificationOf(`n${from - index}`, {
        moduleName: 'BPM',
        notificationName: 'approvalRequest',
        properties: JSON.stringify({ App: { businessId: `b${from - index}` } }),
        ...over,
      }),
    ),
    totalCount,
  },
});

/** Lin on her workbench, with notifications of two modules and a hub run by the test. Mock `createRealtime` first. */
export async function centreWork(over: Backend = {}) {
  const hub = { tell: (_: connection.RealtimeEvent) => {} };
  jest.mocked(connection.createRealtime).mockImplementation(({ onEvent }) => {
    hub.tell = onEvent;
    return { start: async () => {}, stop: async () => {} };
  });
  const backend = {
    ...backendWith([former]),
    [SUMMARY]: summaryOf(['BPM', 12], ['WMS', 4]),
    [PAGE]: pageOf(60, 11, 60),
    [READ]: { body: null },
    [CODE]: { body: { content: 'atrium://open?code=101' } },
    ...over,
  };
  const play = await playFlow(backend, { path: '/portal', preloadedState: signedIn() });
  await play.pass(0);
  const centre = () => play.state().notificationCentre;
  return { play, hub, centre };
}
/** The dialog open on tab 1, its first module loaded and read. */
export async function openCentre() {
  const all = await centreWork();
  all.play.calls();
  all.play.events();
  all.play.backend[SUMMARY] = summaryOf(['WMS', 4], ['BPM', 0]);
  all.play.dispatch(dialogOpened({ tab: 1 }));
  await all.play.pass(0);
  return all;
}
/** A reply that arrives when the test says so. */
export function heldBack() {
  let answer: (reply: Reply) => void = () => {};
  const answered = new Promise<Reply>((resolve) => {
    answer = resolve;
  });
  return { reply: () => answered, answer };
}
export const centreEvents = (events: string[]) => events.filter((type) => type.startsWith('notificationCentre/'));
