import { keyChanged } from '../../src/features/crossTab/crossTabEvents.ts';
import { fingerprintMade } from '../../src/features/device/deviceSlice.ts';
import { rootReducer } from '../support/rootReducer.ts';
import { filledState, initialState, startedStore, writesDone } from './support/stores.ts';

beforeEach(() => localStorage.clear());

describe('STO-3 a key changed by another tab reaches the store', () => {
  it.each([
    ['token', 'Bearer other', { session: { token: 'Bearer other' } }],
    ['loginReturnType', '2', { session: { loginReturnType: 2 } }],
    ['authorization', '["BPM_Auth"]', { permissions: { authorization: ['BPM_Auth'] } }],
    ['currentApplication', 'wms', { applications: { current: 'wms' } }],
  ])('%s = %s', (key, raw, expected) => {
    expect(rootReducer(initialState(), keyChanged({ key, raw }))).toMatchObject(expected);
  });

  it('a removed key takes its initial value', () => {
    const state = rootReducer(filledState(), keyChanged({ key: 'versionNo', raw: null }));
    expect(state.brand).toEqual({ ...filledState().brand, versionNo: '0.0.1' });
  });

  it.each([
    ['a key nobody knows', 'theirs', 'x'],
    ['a key that each tab keeps for itself', 'signInMode', 'qr'],
    ['an unreadable value', 'userInfo', '{'],
    ['a value of the wrong form', 'authorization', '{}'],
  ])('%s changes nothing', (_case, key, raw) => {
    const state = filledState();
    expect(rootReducer(state, keyChanged({ key, raw }))).toBe(state);
  });

  it('is not written back, even when the other tab has already written again', async () => {
    const { store } = await startedStore();
    localStorage.setItem('tokenFlag', 'second');
    store.dispatch(keyChanged({ key: 'tokenFlag', raw: 'first' }));
    store.dispatch(fingerprintMade('device-1'));
    await writesDone();
    expect(localStorage.getItem('fingerprint')).toBe('device-1');
    expect(localStorage.getItem('tokenFlag')).toBe('second');
  });
});
