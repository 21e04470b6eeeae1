import { switchSucceeded } from '../../src/features/companySwitch/companySwitchEvents.ts';
import {
  dialogClosed,
  dialogOpened,
  dialogPlaceShown,
  dialogTabChosen,
} from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { backendWith } from '../support/backend.ts';
import { type Effects, playFlow } from '../support/playFlow.ts';
import { sabotage } from '../support/sabotage.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

/** Somebody at work whose address bar shows `path`; the location in the store is written back to it. */
async function work(path = '/portal', effects?: Effects) {
  const options = { path, preloadedState: signedIn(), ...(effects && { effects }) };
  const play = await playFlow(backendWith([former]), options);
  await play.pass(0);
  const address = () => {
    const { pathname, search } = play.state().routing.location;
    return pathname + search;
  };
  const dialog = () => play.state().notificationDialog;
  return { play, address, dialog };
}
type Dispatch = (action: { type: string }) => void;
/** What the browser does on Back: it shows `path` and reports it. */
function arriveAt(path: string): void {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('the address reflects the open dialog; opening adds an entry, moving inside replaces it', async () => {
  const { play, address } = await work();
  play.dispatch(dialogOpened({ tab: 1 }));
  await play.pass(0);
  expect(address()).toBe('/portal?panel=notifications');
  expect(play.state().routing.action).toBe('PUSH');
  play.dispatch(dialogPlaceShown('BPM'));
  expect(address()).toBe('/portal?panel=notifications&id=BPM');
  expect(play.state().routing.action).toBe('REPLACE');
  play.dispatch(dialogTabChosen(3));
  expect(address()).toBe('/portal?panel=schedule');
});

it('Back closes the dialog', async () => {
  const { play, address, dialog } = await work();
  play.dispatch(dialogOpened({ tab: 2, intent: { kind: 'detail', id: 'task 1' } }));
  expect(address()).toBe('/portal?panel=todo&id=task+1');
  arriveAt('/portal');
  await play.pass(0);
  expect(dialog().status).toBe('closed');
  expect(address()).toBe('/portal');
});

it('closing goes back over the entry that opening added', async () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => setTimeout(() => arriveAt('/portal'), 5));
  const { play, address, dialog } = await work();
  play.dispatch(dialogOpened({ tab: 1 }));
  play.dispatch(dialogPlaceShown('BPM'));
  play.dispatch(dialogClosed());
  // Reopened before the browser has gone back: the dialog stays and gets its entry.
  play.dispatch(dialogOpened({ tab: 3 }));
  await play.pass(5);
  expect(back).toHaveBeenCalledTimes(1);
  expect(dialog()).toMatchObject({ status: 'open', tab: 3 });
  expect(address()).toBe('/portal?panel=schedule');
  play.dispatch(dialogClosed());
  await play.pass(5);
  expect(back).toHaveBeenCalledTimes(2);
  expect(address()).toBe('/portal');
});

it.each([
  ['notifications&id=BPM', { tab: 1, place: 'BPM' }],
  ['todo&id=t1', { tab: 2, place: 't1' }],
  ['schedule&id=2026-11-20', { tab: 3, place: '2026-11-20' }],
  ['schedule&id=soon', { tab: 3, place: null }],
])('a reload at ?panel=%s comes back to it, and closing leaves no trace of it', async (query, expected) => {
  const back = jest.spyOn(window.history, 'back');
  const { play, address, dialog } = await work(`/portal?panel=${query}`);
  expect(dialog()).toMatchObject({ status: 'open', ...expected });
  play.dispatch(dialogClosed());
  await play.pass(0);
  // The entry is not the dialog's own: there may be another site behind it.
  expect(back).not.toHaveBeenCalled();
  expect(address()).toBe('/portal');
});

it('ignores an unknown panel and keeps the other parameters', async () => {
  const { play, address, dialog } = await work('/portal?panel=mail&x=1');
  expect(dialog().status).toBe('closed');
  play.dispatch(dialogOpened({ tab: 2 }));
  await play.pass(0);
  expect(address()).toBe('/portal?x=1&panel=todo');
});

it('on a page with a query of its own, the dialog leaves that query alone', async () => {
  const page = '/company/noticeDetail?tenantId=t&id=n%201';
  const { play, address, dialog } = await work(page);
  expect(dialog().status).toBe('closed');
  play.dispatch(dialogOpened({ tab: 2, intent: { kind: 'detail', id: 't1' } }));
  await play.pass(0);
  expect(address()).toBe(`${page}&portalPanel=todo&portalPlace=t1`);
  play.dispatch(navigationWanted({ to: '/child/crm/list?panel=todo&id=7' }));
  await play.pass(0);
  expect(dialog().status).toBe('closed');
  play.dispatch(navigationWanted({ to: '/child/crm/list?panel=todo&id=7&portalPanel=schedule' }));
  await play.pass(0);
  expect(dialog()).toMatchObject({ status: 'open', tab: 3 });
});

it('another company or the end of the session closes the dialog and clears the address', async () => {
  const { play, address, dialog } = await work('/portal?panel=todo&id=t1');
  play.dispatch(dialogOpened({ tab: 2, intent: { kind: 'detail', id: 't2' } }));
  play.dispatch(switchSucceeded());
  await play.pass(0);
  expect(dialog().status).toBe('closed');
  expect(address()).toBe('/portal');
});

it('outside the shell the address opens nothing and stays as it is', async () => {
  const { play, address, dialog } = await work();
  play.dispatch(navigationWanted({ to: '/404?panel=todo' }));
  await play.pass(0);
  expect(dialog().status).toBe('closed');
  play.dispatch(dialogOpened({ tab: 1 }));
  await play.pass(0);
  expect(address()).toBe('/404?panel=todo');
});

it.each([
  ['Back', (_dispatch: Dispatch) => arriveAt('/portal')],
  ['its button', (dispatch: Dispatch) => dispatch(dialogClosed())],
])('closed by %s and opened by an address, it goes back over no entry but its own', async (_, close) => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => arriveAt('/portal'));
  const { play, address, dialog } = await work();
  play.dispatch(dialogOpened({ tab: 1 }));
  await play.pass(0);
  close(play.dispatch);
  await play.pass(0);
  arriveAt('/portal?panel=todo');
  await play.pass(0);
  expect(dialog()).toMatchObject({ status: 'open', tab: 2 });
  back.mockClear();
  play.dispatch(dialogClosed());
  await play.pass(0);
  expect(back).not.toHaveBeenCalled();
  expect(address()).toBe('/portal');
});

it('an address that describes the same dialog state leaves it as it is', async () => {
  const { play, dialog } = await work();
  play.dispatch(dialogOpened({ tab: 2, intent: { kind: 'detail', id: 't1' } }));
  await play.pass(0);
  play.lookFromHere();
  arriveAt('/portal?x=1&panel=todo&id=t1');
  await play.pass(0);
  expect(dialog().status).toBe('open');
  play.expectExactly(['routing/locationChanged', 'pageTabs/pageVisited']);
});

it('a crash at any point before the address is updated does not close the opened dialog', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  for (let at = 1, crashed = true; crashed; at += 1) {
    const saboteur = sabotage('notificationDialog');
    const { play, dialog, address } = await work('/portal', saboteur.effects);
    play.events();
    saboteur.arm(at);
    play.dispatch(dialogOpened({ tab: 2 }));
    saboteur.disarm();
    await play.pass(0);
    expect([at, dialog().status]).toEqual([at, 'open']);
    play.dispatch(dialogTabChosen(3));
    await play.pass(0);
    expect([at, address()]).toEqual([at, '/portal?panel=schedule']);
    crashed = play.events().includes('notificationDialog/crashed');
    play.end();
    if (!crashed) expect(at).toBeGreaterThan(3);
  }
});
