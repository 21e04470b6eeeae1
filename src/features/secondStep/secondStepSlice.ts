import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { governed } from '../../lib/machine.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';
import { addUnderWay, defineUnderWay } from '../../lib/underWay.ts';
import { secondStepMachine } from './secondStepMachine.ts';

/** Whether sign-in asks for a code, and how many recovery codes are left. */
export interface SecondStep {
  isEnabled: boolean;
  recoveryCodesLeft: number;
}
interface SecondStepState {
  status: keyof typeof secondStepMachine.transitions;
  load: Load<SecondStep>;
  /** The secret during setup, as the address of its picture and as text; never stored, masked everywhere (DEV-3). */
  secret: { uri: string; base32: string } | null;
  /** The recovery codes while they are shown; likewise. */
  codes: string[];
  /** Not empty while a change of the second step is under way. */
  acts: string[];
  /** The first code of the app. */
  form: Submission<'code'>;
}
const initialState: SecondStepState = {
  status: secondStepMachine.initial,
  load: emptyLoad(),
  secret: null,
  codes: [],
  acts: [],
  form: emptySubmission(),
};

export const secondStepResource = defineResource<SecondStep>('secondStep', 'secondStep');
export const secondStepActsUnderWay = defineUnderWay('secondStep', 'act', (state: SecondStepState) => state.acts);
/** Only `submitted` carries the code, masked. */
export const firstCodeForm = defineSubmission<{ code: string }, 'code'>('secondStep', 'firstCode', ['code']);

const slice = createSlice({
  name: 'secondStep',
  initialState,
  reducers: {
    setupWanted() {},
    endWanted() {},
    newCodesWanted() {},
    secretGiven(state, { payload }: PayloadAction<{ uri: string; base32: string }>) {
      state.secret = payload;
    },
    codesGiven(state, { payload }: PayloadAction<string[]>) {
      state.codes = payload;
      state.secret = null;
    },
    /** Copies the recovery codes, so that they can be kept elsewhere. */
    codesCopyWanted() {},
    codesSaveWanted() {},
    /** The person leaves the setup; the codes are kept elsewhere, or there are none yet. */
    setupLeft() {},
    /** What was shown is forgotten; whether the second step is on stays known. */
    setupClosed(state) {
      state.secret = null;
      state.codes = [];
      state.form = emptySubmission();
    },
  },
  extraReducers: (builder) => {
    addUnderWay(builder, secondStepActsUnderWay);
    addSubmission(builder, firstCodeForm, (state) => state.form);
    addResource(builder, secondStepResource, (state) => state.load);
  },
  selectors: { selectSecondStep: (state) => state, selectIsSecondStepBusy: (state) => state.acts.length > 0 },
});

export const {
  setupWanted,
  endWanted,
  newCodesWanted,
  secretGiven,
  codesGiven,
  codesCopyWanted,
  codesSaveWanted,
  setupLeft,
  setupClosed,
} = slice.actions;
export const secondStepReducer = governed(secondStepMachine, slice.reducer);
export const { selectSecondStep, selectIsSecondStepBusy } = slice.selectors;
