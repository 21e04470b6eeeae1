import { TIMING } from '../../src/constants/timing.ts';
import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import { tabCloseWanted } from '../../src/features/pageTabs/pageTabsSlice.ts';
import { logoutWanted } from '../../src/features/session/sessionSlice.ts';
import { playFrames } from '../support/frameWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** Lin in two applications, the first of which has unsaved work. */
async function atWork() {
  const play = await playFrames();
  await play.open('crm');
  await play.say('crm', { type: 'dirty', data: { on: true } });
  await play.open('oms');
  const applications = { crm: play.application('crm'), oms: play.application('oms') };
  return {
    ...play,
    answer: async (event: typeof confirmationAccepted | typeof confirmationDismissed) => {
      await play.pass(0);
      play.dispatch(event(play.state().feedback.confirmation?.id ?? ''));
      await play.pass(0);
    },
    said: () => ({ crm: applications.crm.types(), oms: applications.oms.types() }),
  };
}

it('an application discards what was given up with its tab before it closes', async () => {
  const play = await atWork();
  play.dispatch(tabCloseWanted({ path: '/child/crm', scope: 'this' }));
  await play.answer(confirmationDismissed);
  expect(play.said().crm).not.toContain('discard');
  play.dispatch(tabCloseWanted({ path: '/child/crm', scope: 'this' }));
  await play.answer(confirmationAccepted);
  expect(play.said().crm.slice(-2)).toEqual(['discard', 'dispose']);
  expect(play.said().oms).not.toContain('discard');
});

it('nothing is discarded with a tab that has no unsaved work', async () => {
  const play = await atWork();
  play.dispatch(tabCloseWanted({ path: '/child/oms', scope: 'this' }));
  await play.pass(0);
  expect(play.said().oms.slice(-1)).toEqual(['dispose']);
  expect(play.said().oms).not.toContain('discard');
});

it('discards what was given up at a log-out while its application is still there', async () => {
  const play = await atWork();
  play.dispatch(logoutWanted());
  await play.answer(confirmationDismissed);
  expect(play.said().crm).not.toContain('discard');
  play.dispatch(logoutWanted());
  await play.answer(confirmationAccepted);
  expect([play.said().crm.at(-1), play.said().oms.includes('discard'), play.frames().length]).toEqual([
    'discard',
    false,
    2,
  ]);
  await play.wait(TIMING.frameGoodbyeMs);
  expect(play.frames()).toEqual([]);
});

it('a log-out removes the unsaved work kept by closed applications, and nothing else of the tab', async () => {
  const play = await playFrames();
  sessionStorage.setItem('business-draft-crm-lin/customer/new', '{}');
  sessionStorage.setItem('business-draft-qms-lin/inspection/7', '{}');
  sessionStorage.setItem('unrelated', 'stays');
  play.dispatch(logoutWanted());
  await play.pass(0);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('business-draft-'))).toEqual([]);
  expect(sessionStorage.getItem('unrelated')).toBe('stays');
});
