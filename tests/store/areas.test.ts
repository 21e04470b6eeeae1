import { configureStore } from '@reduxjs/toolkit';
import { type Area, createAreaLoader } from '../../src/store/areas.ts';
import { createRootReducer } from '../../src/store/rootReducer.ts';

const area = (count: number): Area => ({
  reducers: { added: (state = { count }) => state },
  flows: {},
  Screen: () => null,
});

/** A store with one area whose chunk loads or fails as the test says. */
function storeWith(source: () => Promise<{ area: Area }>) {
  const { reducer, inject } = createRootReducer();
  const store = configureStore({ reducer });
  return { store, load: createAreaLoader(store, inject, { added: source }) };
}

it('the slices of an area are in the store before anybody receives the area', async () => {
  const { store, load } = storeWith(async () => ({ area: area(7) }));
  expect(store.getState()).not.toHaveProperty('added');
  await load('added');
  expect(store.getState()).toHaveProperty('added', { count: 7 });
});
it('flows and screens that request an area get the same one, fetched once', async () => {
  const source = jest.fn(async () => ({ area: area(1) }));
  const { load } = storeWith(source);
  const [one, other] = await Promise.all([load('added'), load('added')]);
  expect(one).toBe(other);
  await load('added');
  expect(source).toHaveBeenCalledTimes(1);
});
it('a failed chunk is requested again the next time', async () => {
  const source = jest.fn<Promise<{ area: Area }>, []>();
  source.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce({ area: area(1) });
  const { store, load } = storeWith(source);
  await expect(load('added')).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(store.getState()).not.toHaveProperty('added');
  await load('added');
  expect(store.getState()).toHaveProperty('added');
});
it('a chunk that does not load within 120 s counts as lost', async () => {
  jest.useFakeTimers();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(), ms);
    return late.signal;
  });
  const { load } = storeWith(() => new Promise(() => {}));
  const lost = expect(load('added')).rejects.toMatchObject({ name: 'ChunkLoadError' });
  await jest.advanceTimersByTimeAsync(120_000);
  await lost;
  expect(timeout).toHaveBeenCalledWith(120_000);
  jest.useRealTimers();
});
