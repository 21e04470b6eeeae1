import { configureStore, createSlice } from '@reduxjs/toolkit';

/** A Redux Toolkit store with so many slices and nothing else: what any portal of this size pays for a dispatch. */
function bareStore(slices: number) {
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
    return [`slice${n}`, reducer] as const;
  });
  return configureStore({ reducer: Object.fromEntries(reducers) });
}

Object.assign(window, { bareStore });
