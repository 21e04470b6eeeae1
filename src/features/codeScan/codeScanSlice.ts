import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CameraState, ScanFault } from '../../constants/scannedCodes.ts';
import { governed } from '../../lib/machine.ts';
import type { Message } from '../../lib/message.ts';
import { codeScanMachine } from './codeScanMachine.ts';

/** Who is asking to sign in, as the server reports it. */
export interface Asker {
  /** Identifies the sign-in until it is answered. */
  readonly code: string;
  readonly browserInfo: string | null;
  readonly ip: string | null;
  /** Seconds left to answer; null if the server does not say. */
  readonly seconds: number | null;
}
/** A hand-off that belongs to another of the account's companies. */
export interface Elsewhere {
  readonly tenantId: string;
  readonly tenantName: string;
  /** Its page there. */
  readonly to: string;
}
interface CodeScanState {
  status: keyof typeof codeScanMachine.transitions;
  typed: string;
  /** As the browser reports it: the flow does not decide what follows, so this is no machine. */
  camera: CameraState;
  /** Whether the camera's light is on; null if there is none. */
  torch: boolean | null;
  /** Whether no code was found in the picture chosen last. */
  isPictureUnread: boolean;
  /** Text of the code being read. */
  given: string;
  asker: Asker | null;
  isGranted: boolean;
  elsewhere: Elsewhere | null;
  fault: ScanFault | null;
  /** The server's message when the code is not at fault. */
  error: Message | null;
}
const initialState: CodeScanState = {
  status: 'looking',
  typed: '',
  camera: 'starting',
  torch: null,
  isPictureUnread: false,
  given: '',
  asker: null,
  isGranted: false,
  elsewhere: null,
  fault: null,
  error: null,
};

const slice = createSlice({
  name: 'codeScan',
  initialState,
  reducers: {
    codeTyped(state, { payload }: PayloadAction<string>) {
      state.typed = payload;
    },
    cameraTold(state, { payload }: PayloadAction<{ camera: CameraState; hasTorch: boolean }>) {
      state.camera = payload.camera;
      state.torch = payload.hasTorch ? false : null;
    },
    torchPressed() {},
    torchSwitched(state, { payload: isOn }: PayloadAction<boolean>) {
      state.torch = isOn;
    },
    /** The person wants to choose a photo or screenshot that contains a code. */
    pictureWanted(state) {
      state.isPictureUnread = false;
    },
    pictureUnread(state) {
      state.isPictureUnread = true;
    },
    /** A text read by the camera, or typed. Anybody who has it can answer for a browser, so tapes mask it. */
    codeGiven(state, { payload }: PayloadAction<string>) {
      state.given = payload.trim();
    },
    signInAsked(state, { payload }: PayloadAction<Asker>) {
      state.asker = payload;
    },
    /** The person allows or refuses the sign-in. */
    answerGiven(state, { payload }: PayloadAction<boolean>) {
      state.isGranted = payload;
    },
    signInAllowed() {},
    signInRefused() {},
    companyElsewhere(state, { payload }: PayloadAction<Elsewhere>) {
      state.elsewhere = payload;
    },
    /** The code's target is being opened. */
    codeFollowed() {},
    scanFailed(state, { payload }: PayloadAction<{ fault: ScanFault; error?: Message }>) {
      state.fault = payload.fault;
      state.error = payload.error ?? null;
    },
    scanRestarted() {},
    /** The person has left the page. */
    scanLeft() {},
  },
  selectors: { selectCodeScan: (state) => state },
});

export const {
  codeTyped,
  cameraTold,
  torchPressed,
  torchSwitched,
  pictureWanted,
  pictureUnread,
  codeGiven,
  signInAsked,
  answerGiven,
  signInAllowed,
  signInRefused,
  companyElsewhere,
  codeFollowed,
  scanFailed,
  scanRestarted,
  scanLeft,
} = slice.actions;
export const codeScanReducer = governed(codeScanMachine, slice.reducer);
export const { selectCodeScan } = slice.selectors;
