import { configureStore, createSlice, type Reducer } from '@reduxjs/toolkit';
import { slicesByEvent } from '../../../src/store/slicesByEvent.ts';

function reducersOf(slices: number): Readonly<Record<string, Reducer>> {
  const reducers = Array.from({ length: slices }, (_, n) => {
    const { reducer } = createSlice({
      name: `slice${n}`,
      initialState: { status: 'idle', count: 0 },
      reducers: {
        began: (state) => {
          state.status = 'busy';
        },
        counted: (state) => {
          state.count += 1;
        },
      },
    });
    return [`slice${n}`, reducer as Reducer] as const;
  });
  return Object.fromEntries(reducers);
}

/** A Redux Toolkit store with this many slices and nothing else: what any portal of this size pays for a dispatch. */
function bareStore(slices: number) {
  return configureStore({ reducer: reducersOf(slices) });
}

/** The same, with its slices combined as the portal combines them. */
function byEventStore(slices: number) {
  return configureStore({ reducer: slicesByEvent(reducersOf(slices)).reducer });
}

Object.assign(window, { bareStore, byEventStore });
