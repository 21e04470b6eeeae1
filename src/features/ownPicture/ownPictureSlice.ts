import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { scoped } from '../../lib/scope.ts';

interface OwnPictureState {
  /** Blob URL of the person's picture; null without one (HDR-7). */
  url: string | null;
}
const initialState: OwnPictureState = { url: null };

const slice = createSlice({
  name: 'ownPicture',
  initialState,
  reducers: {
    pictureFetched(state, { payload }: PayloadAction<string>) {
      state.url = payload;
    },
    pictureDropped(state) {
      state.url = null;
    },
  },
  selectors: { selectOwnPicture: (state) => state.url },
});

export const { pictureFetched, pictureDropped } = slice.actions;
export const ownPictureReducer = scoped('device', slice.reducer);
export const { selectOwnPicture } = slice.selectors;
