import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { governed } from '../../lib/machine.ts';
import { replayDeskMachine } from './replayDeskMachine.ts';
import type { LineView, Rehearsal, RowKind, TapeSegment, TapesRead, UnreadableFile } from './replayDeskReading.ts';

/** Playback speeds relative to real time; 0 is as fast as possible. */
export const SPEEDS = [0.5, 1, 4, 16, 0] as const;
export type Speed = (typeof SPEEDS)[number];
/** Widths of the stage in px: a desk, a tablet, a phone. */
export const STAGE_WIDTHS = [1440, 768, 390] as const;
export type StageWidth = (typeof STAGE_WIDTHS)[number];

interface ReplayDeskState {
  status: keyof typeof replayDeskMachine.transitions;
  segments: readonly TapeSegment[];
  unreadable: readonly UnreadableFile[];
  /** Index among `segments`. */
  segment: number;
  isLoose: boolean;
  rehearsal: Rehearsal | null;
  /** The row whose state is on the stage; -1 before the first. */
  row: number;
  view: LineView | null;
  speed: Speed;
  width: StageWidth;
  keyword: string;
  hiddenKinds: readonly RowKind[];
  /** The only flow listed; null for all. */
  flow: string | null;
  /** Whether the difference is on the clipboard; null before the first attempt. */
  isCopied: boolean | null;
}
const atBegin = { isCopied: null, rehearsal: null, row: -1, view: null, keyword: '', flow: null } as const;
const initialState: ReplayDeskState = {
  status: 'empty',
  segments: [],
  unreadable: [],
  segment: 0,
  isLoose: false,
  speed: 1,
  width: 1440,
  hiddenKinds: [],
  ...atBegin,
};

const slice = createSlice({
  name: 'replayDesk',
  initialState,
  reducers: {
    /** The person wants to choose files. */
    openWanted() {},
    /** Files by their ids, chosen or dropped. */
    filesChosen: (state, _: PayloadAction<readonly string[]>) => ({
      ...state,
      ...atBegin,
      segments: [],
      unreadable: [],
    }),
    tapesRead: (state, { payload }: PayloadAction<TapesRead>) => ({
      ...state,
      ...payload,
      segment: 0,
      isLoose: false,
      status: payload.segments.length > 0 ? ('rehearsing' as const) : ('unreadable' as const),
    }),
    segmentChosen: (state, { payload }: PayloadAction<number>) => ({ ...state, ...atBegin, segment: payload }),
    /** Plays the same once more; flows may take turns in another order. */
    looseWanted: (state) => ({ ...state, ...atBegin, isLoose: true }),
    rehearsalEnded: (state, { payload }: PayloadAction<Rehearsal>) => ({ ...state, rehearsal: payload }),
    rowWanted(_state, _action: PayloadAction<number>) {},
    rowShown: (state, { payload }: PayloadAction<{ row: number; view: LineView }>) => ({ ...state, ...payload }),
    playWanted() {},
    pauseWanted() {},
    playBegun() {},
    playEnded() {},
    speedChosen(state, { payload }: PayloadAction<Speed>) {
      state.speed = payload;
    },
    widthChosen(state, { payload }: PayloadAction<StageWidth>) {
      state.width = payload;
    },
    lineSearched(state, { payload }: PayloadAction<string>) {
      state.keyword = payload;
    },
    kindToggled(state, { payload }: PayloadAction<RowKind>) {
      const { hiddenKinds } = state;
      state.hiddenKinds = hiddenKinds.includes(payload)
        ? hiddenKinds.filter((kind) => kind !== payload)
        : [...hiddenKinds, payload];
    },
    flowChosen(state, { payload }: PayloadAction<string | null>) {
      state.flow = payload;
    },
    devToolsFileWanted() {},
    differenceCopyWanted() {},
    differenceCopied(state, { payload }: PayloadAction<boolean>) {
      state.isCopied = payload;
    },
  },
  selectors: { selectReplayDesk: (state) => state },
});

export const {
  openWanted,
  filesChosen,
  tapesRead,
  segmentChosen,
  looseWanted,
  rehearsalEnded,
  rowWanted,
  rowShown,
  playWanted,
  pauseWanted,
  playBegun,
  playEnded,
  speedChosen,
  widthChosen,
  lineSearched,
  kindToggled,
  flowChosen,
  devToolsFileWanted,
  differenceCopyWanted,
  differenceCopied,
} = slice.actions;
export const replayDeskReducer = governed(replayDeskMachine, slice.reducer);
export const { selectReplayDesk } = slice.selectors;
