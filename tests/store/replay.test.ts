import { fingerprintMade } from '../../src/features/device/deviceSlice.ts';
import { createPortalStore } from '../../src/store/createPortalStore.ts';
import { AREA_REDUCERS } from '../support/rootReducer.ts';
import { filledState, storedKeys, writesDone } from './support/stores.ts';

it('a store without flows replays: it reads nothing, writes nothing and navigates nowhere', async () => {
  localStorage.clear();
  localStorage.setItem('host_token', 'Bearer real');
  const href = window.location.href;
  const { store, flushPersistence } = createPortalStore({
    preloadedState: filledState(),
    areas: {},
    preloadedReducers: AREA_REDUCERS,
  });
  store.dispatch(fingerprintMade('replayed'));
  await flushPersistence();
  await writesDone();
  expect(store.getState().session).toMatchObject({ hostToken: 'Bearer host.token' });
  expect(store.getState().device.fingerprint).toBe('replayed');
  expect(storedKeys()).toEqual({ host_token: 'Bearer real' });
  expect(window.location.href).toBe(href);
});
