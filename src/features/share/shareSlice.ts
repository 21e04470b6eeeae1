import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { governed } from '../../lib/machine.ts';
import { shareMachine } from './shareMachine.ts';

interface ShareState {
  status: keyof typeof shareMachine.transitions;
  title: string;
  /** The public address, with its origin; null until the flow has made it. */
  link: string | null;
}
const initialState: ShareState = { status: 'closed', title: '', link: null };

const slice = createSlice({
  name: 'share',
  initialState,
  reducers: {
    /** The person wants to share the public page at `path`. */
    shareOpened(state, { payload }: PayloadAction<{ title: string; path: string }>) {
      state.title = payload.title;
    },
    shareLinkMade(state, { payload }: PayloadAction<string>) {
      state.link = payload;
    },
    linkCopyWanted() {},
    linkCopied() {},
    /** The browser refused to copy; the person can do it by hand. */
    linkCopyFailed() {},
    shareClosed() {},
  },
  selectors: { selectShare: (state) => state },
});

export const { shareOpened, shareLinkMade, linkCopyWanted, linkCopied, linkCopyFailed, shareClosed } = slice.actions;
export const shareReducer = governed(shareMachine, slice.reducer);
export const { selectShare } = slice.selectors;
