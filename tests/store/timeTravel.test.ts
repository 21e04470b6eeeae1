import { fingerprintMade } from '../../src/features/device/deviceSlice.ts';
import { locationChanged, type NavigationAction } from '../../src/features/routing/routingSlice.ts';
import { signedIn } from '../../src/features/session/sessionSlice.ts';
import { storeWithDevTools } from './support/devTools.ts';
import { writesDone } from './support/stores.ts';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const arrived = (pathname: string, key: string, action: NavigationAction = 'PUSH') =>
  locationChanged({ location: { pathname, search: '', hash: '', key }, action });

describe('DEV-2 the address bar follows the store', () => {
  it('a push adds a history entry, a redirect replaces it', async () => {
    const { store } = await storeWithDevTools();
    const entries = window.history.length;
    store.dispatch(arrived('/portal', 'a'));
    store.dispatch(arrived('/404', 'b', 'REPLACE'));
    expect(window.location.pathname).toBe('/404');
    expect(window.history.length).toBe(entries + 1);
  });

  it('a jump in DevTools moves the page and adds no history entry', async () => {
    const { store, lifted, jumpTo } = await storeWithDevTools();
    store.dispatch(arrived('/login', 'a', 'REPLACE'));
    const atLogin = lifted.getState().currentStateIndex;
    store.dispatch(arrived('/portal', 'b'));
    const atPortal = lifted.getState().currentStateIndex;
    const entries = window.history.length;
    jumpTo(atLogin);
    expect(window.location.pathname).toBe('/login');
    jumpTo(atPortal);
    expect(window.location.pathname).toBe('/portal');
    jumpTo(0);
    expect(window.location.pathname).toBe('/portal');
    expect(window.history.length).toBe(entries);
  });

  it('back in the browser is followed, not repeated', async () => {
    const { store } = await storeWithDevTools();
    store.dispatch(arrived('/login', 'a', 'REPLACE'));
    const write = jest.spyOn(window.history, 'replaceState');
    window.history.pushState({ key: 'b' }, '', '/portal');
    store.dispatch(arrived('/portal', 'b', 'POP'));
    expect(write).not.toHaveBeenCalled();
  });

  it('an imported log moves the page', async () => {
    const { importLog } = await storeWithDevTools();
    importLog([arrived('/login', 'x', 'REPLACE'), arrived('/portal', 'y')]);
    expect(window.location.pathname).toBe('/portal');
  });
});

describe('state recomputed by DevTools, which never reaches the storage', () => {
  const token = { token: 'Bearer real', refreshToken: null };

  it('not after a jump', async () => {
    const { store, jumpTo } = await storeWithDevTools();
    store.dispatch(signedIn(token));
    await writesDone();
    jumpTo(0);
    expect(store.getState().session.hostToken).toBeNull();
    await writesDone();
    expect(localStorage.getItem('host_token')).toBe('Bearer real');
  });

  it('nor after a skipped action', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, lifted, skip } = await storeWithDevTools();
    store.dispatch(signedIn(token));
    await writesDone();
    skip(lifted.getState().nextActionId - 1);
    store.dispatch(fingerprintMade('after'));
    await writesDone();
    expect(store.getState().session.hostToken).toBeNull();
    expect(store.getState().device.fingerprint).toBe('after');
    expect(localStorage.getItem('host_token')).toBe('Bearer real');
    expect(localStorage.getItem('fingerprint')).toBeNull();
  });

  it('nor after an imported log and what follows it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, importLog } = await storeWithDevTools();
    store.dispatch(signedIn(token));
    await writesDone();
    importLog([signedIn({ token: '•••', refreshToken: '•••' })]);
    store.dispatch(fingerprintMade('imported'));
    await writesDone();
    expect(store.getState().session.hostToken).toBe('•••');
    expect(localStorage.getItem('host_token')).toBe('Bearer real');
    expect(localStorage.getItem('fingerprint')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('while an action after a jump is stored as usual', async () => {
    const { store, jumpTo } = await storeWithDevTools();
    store.dispatch(signedIn(token));
    jumpTo(0);
    store.dispatch(fingerprintMade('device-1'));
    await writesDone();
    expect(localStorage.getItem('fingerprint')).toBe('device-1');
    expect(localStorage.getItem('host_token')).toBe('Bearer real');
  });
});
