import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FromSubApp } from '../../../contract/subApp.ts';
import { APPLICATIONS, type ApplicationModule } from '../../constants/applications.ts';
import { LIMITS } from '../../constants/limits.ts';
import { move } from '../../lib/machine.ts';
import { scoped } from '../../lib/scope.ts';
import { childPage } from '../routing/pages.ts';
import { frameHidden, frameMoved, frameShown } from '../subAppPages/subAppPagesEvents.ts';
import { frameMachine } from './frameMachine.ts';
import { frameDirtied, frameTitled } from './subAppEvents.ts';

type FrameStatus = keyof typeof frameMachine.transitions;
/** Why an application could not be shown; `status` is that of the entry's answer. */
export interface FrameFailure {
  code: 'TIMEOUT' | 'HTTP' | 'NETWORK' | 'NOT_HTML' | 'RESOURCE' | 'RUNTIME';
  status?: number;
}
/** A frame as the store holds it; services/subApps keeps its element, window and port. */
export interface Frame {
  /** Ids are never reused, so what an earlier frame still sends can be told from this one's messages. */
  instance: string;
  module: ApplicationModule;
  /** Open to visitors: it is told nothing about a user. */
  isPublic: boolean;
  status: FrameStatus;
  /** Where the application is: what follows `/child/{module}`, with query and hash. */
  path: string;
  /** Where it started: its middle page, which leads on to `path`. */
  startPath: string;
  dirty: boolean;
  /** A dialog covers it. */
  overlay: boolean;
  /** Height in px of the action bar at its lower edge. */
  bar: number;
  title: string | null;
  failure: FrameFailure | null;
  /** Replaces a frame whose files were gone; if this one's are too, the person decides. */
  isRenewed: boolean;
}
interface SubAppState {
  /** In the order in which they were opened: an element moved in the document reloads. */
  frames: Frame[];
  /** Ids of the frames that have been in front, the most recent one last. */
  used: string[];
  /** The id of the next frame, whose empty element is already in the document. */
  spare: string | null;
  /** Number of messages of a kind that this version of the contract does not know. */
  ignored: number;
}
const initialState: SubAppState = { frames: [], used: [], spare: null, ignored: 0 };

const isLive = ({ status }: Frame) => status !== 'destroyed';
const frameOf = ({ frames }: SubAppState, instance: string) => frames.find((frame) => frame.instance === instance);
const liveOf = ({ frames }: SubAppState, module: ApplicationModule) =>
  frames.find((frame) => frame.module === module && isLive(frame));

const hasRoom = ({ frames }: SubAppState) => frames.filter(isLive).length < LIMITS.frames;

function step(state: SubAppState, event: string, instance: string): Frame | undefined {
  const frame = frameOf(state, instance);
  return frame && move(frameMachine, frame, event) ? frame : undefined;
}

type RequestName = Extract<FromSubApp, { type: 'request' }>['data']['name'];
type OfFrame<Rest = unknown> = PayloadAction<{ instance: string } & Rest>;
type Opening = Pick<Frame, 'instance' | 'module' | 'isPublic' | 'path' | 'startPath' | 'isRenewed'>;

const slice = createSlice({
  name: 'subApp',
  initialState,
  reducers: {
    frameOpened(state, { payload }: PayloadAction<Opening>) {
      state.frames.push({
        ...payload,
        status: 'idle',
        dirty: false,
        overlay: false,
        bar: 0,
        title: null,
        failure: null,
      });
      // Never more elements than frames allowed.
      if (payload.instance === state.spare || !hasRoom(state)) state.spare = null;
    },
    /** The page has time to create the element of the next frame. */
    spareOffered(state, { payload }: OfFrame) {
      if (state.spare === null && hasRoom(state)) state.spare = payload.instance;
    },
    /** The frame's element is in the document. */
    frameAttached(state, { payload }: OfFrame) {
      step(state, 'frameAttached', payload.instance);
    },
    /** The application has rendered. */
    frameReady(state, { payload }: OfFrame) {
      step(state, 'frameReady', payload.instance);
    },
    frameFailed(state, { payload }: OfFrame<{ failure: FrameFailure }>) {
      const frame = step(state, 'frameFailed', payload.instance);
      if (frame) Object.assign(frame, { failure: payload.failure, dirty: false, overlay: false });
    },
    /** The application was told that it is ending; the element goes with `frameRemoved`. */
    frameDestroyed(state, { payload }: OfFrame) {
      const frame = step(state, 'frameDestroyed', payload.instance);
      if (frame) Object.assign(frame, { dirty: false, overlay: false });
    },
    frameRemoved(state, { payload }: OfFrame) {
      state.frames = state.frames.filter(({ instance }) => instance !== payload.instance);
      state.used = state.used.filter((instance) => instance !== payload.instance);
    },
    /** The page is about to reload: nothing of the applications may outlive this. */
    framesDropped: (state) => ({ ...initialState, ignored: state.ignored }),
    frameOverlaid(state, { payload }: OfFrame<{ on: boolean }>) {
      const frame = frameOf(state, payload.instance);
      if (frame && isLive(frame)) frame.overlay = payload.on;
    },
    frameBarred(state, { payload }: OfFrame<{ height: number }>) {
      Object.assign(frameOf(state, payload.instance) ?? {}, { bar: payload.height });
    },
    /** An application's own router has navigated; `state` is what it keeps in its entry of the session history. */
    frameRouted(_state, _action: OfFrame<{ action: 'push' | 'replace'; path: string; state: unknown }>) {},
    /** An application requests something of the portal, and is answered by the request's id. */
    requestReceived(_state, _action: OfFrame<{ id: number; name: RequestName; args: unknown }>) {},
    messageIgnored(state) {
      state.ignored += 1;
    },
    /** The person reloads a failed application. */
    frameRetried(_state, _action: PayloadAction<{ module: ApplicationModule }>) {},
    /** The person opens the application in another browser tab. */
    frameOpenedInTab(_state, _action: PayloadAction<{ module: ApplicationModule }>) {},
  },
  extraReducers: (builder) =>
    builder
      .addCase(frameShown, (state, { payload }) => {
        const frame = step(state, 'subAppPages/frameShown', payload.instance);
        if (frame) state.used = [...state.used.filter((id) => id !== frame.instance), frame.instance];
      })
      .addCase(frameHidden, (state, { payload }) => {
        step(state, 'subAppPages/frameHidden', payload.instance);
      })
      .addCase(frameTitled, (state, { payload }) => {
        const frame = liveOf(state, payload.module);
        if (frame) frame.title = payload.title;
      })
      .addCase(frameDirtied, (state, { payload }) => {
        const frame = liveOf(state, payload.module);
        if (frame) frame.dirty = payload.dirty;
      })
      .addCase(frameMoved, (state, { payload }) => {
        const frame = liveOf(state, payload.module);
        if (frame) frame.path = payload.path;
      }),
  selectors: {
    /** In the order in which they were opened, which never changes. */
    selectFrames: (state) => state.frames,
    selectFrame: (state, instance: string) => frameOf(state, instance) ?? null,
    selectSpare: (state) => state.spare,
    selectIsSpareWanted: (state) => state.spare === null && hasRoom(state),
    selectUsed: (state) => state.used,
    selectIgnored: (state) => state.ignored,
    /** The frame of an application, loading and failed ones included. */
    selectFrameOf: (state, module: ApplicationModule) => liveOf(state, module) ?? null,
    selectIsSomeDirty: (state) => state.frames.some(({ dirty }) => dirty),
  },
});

export const {
  frameOpened,
  spareOffered,
  frameAttached,
  frameReady,
  frameFailed,
  frameDestroyed,
  frameRemoved,
  framesDropped,
  frameBarred,
  frameOverlaid,
  frameRouted,
  requestReceived,
  messageIgnored,
  frameRetried,
  frameOpenedInTab,
} = slice.actions;
export const subAppReducer = scoped('company', slice.reducer);
export const {
  selectFrames,
  selectFrame,
  selectSpare,
  selectIsSpareWanted,
  selectUsed,
  selectIgnored,
  selectFrameOf,
  selectIsSomeDirty,
} = slice.selectors;

interface Page {
  routing: { location: { pathname: string } };
}
interface Grants {
  permissions: { authorization: string[] };
}
interface Slice {
  subApp: SubAppState;
}
const pageOf = createSelector([({ routing }: Page) => routing.location.pathname], childPage);

/** Whether an application is granted to the signed-in user (§6). */
export const selectIsModuleGranted = ({ permissions }: Grants, module: ApplicationModule): boolean =>
  APPLICATIONS.some((each) => each.module === module && permissions.authorization.includes(each.policy));

/** Whether the current page belongs to an application that is not granted. */
export const selectSubAppRefused = (state: Page & Grants): boolean => {
  const page = pageOf(state);
  return page !== null && !page.isPublic && !selectIsModuleGranted(state, page.module);
};

/**
 * The application of the current page, if it may be shown: to anybody, or in the open shell to those with the grant.
 */
export const selectOpenPage = (state: Page & Grants & { shell: { open: boolean } }) => {
  const page = pageOf(state);
  if (page === null || page.isPublic) return page;
  return state.shell.open && selectIsModuleGranted(state, page.module) ? page : null;
};

/** The frame of the current page. */
export const selectShownFrame = (state: Page & Slice): Frame | null => {
  const page = pageOf(state);
  const frame = page && liveOf(state.subApp, page.module);
  return frame?.isPublic === page?.isPublic ? (frame ?? null) : null;
};

/** Whether the application in front has a dialog over it: everything around its frame is then dimmed. */
export const selectOverlayShown = (state: Page & Slice): boolean => {
  const frame = selectShownFrame(state);
  return frame !== null && frame.status === 'active' && frame.overlay;
};

/**
 * Whether a frame may be started before anybody asks for it: only one, and only if no other has to make room for it.
 */
export const selectIsRoomForMore = (state: Page & Slice): boolean => {
  const shown = selectShownFrame(state);
  const isWaiting = (frame: Frame) => isLive(frame) && frame !== shown && !state.subApp.used.includes(frame.instance);
  return hasRoom(state.subApp) && !state.subApp.frames.some(isWaiting);
};

/** Whether an application runs in the frame and can receive messages. */
export const isRunning = ({ status }: Frame): boolean =>
  status === 'ready' || status === 'active' || status === 'hidden';
