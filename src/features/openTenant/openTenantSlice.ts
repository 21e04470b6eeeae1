import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Edition } from '../../../contract/tenants.ts';
import { addResourceByKey } from '../../lib/keyedResource.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { governed } from '../../lib/machine.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';
import { type OpenStep, type OpenTenantStatus, openTenantMachine, STEPS } from './openTenantMachine.ts';
import { OPEN_FIELDS, type OpenField, stepOf } from './openTenantRules.ts';

/** The fields that are checked with the server while they are typed. */
export const ASKED_FIELDS = ['name', 'administratorPhone'] as const;
export type AskedField = (typeof ASKED_FIELDS)[number];

/** The server's verdict on such a value: whether a name is free, whose phone number it is. */
export interface FieldVerdict {
  readonly isGood: boolean;
  /** Who it is, if that is the answer. */
  readonly person: string | null;
}

/** A company that has just been opened. */
export interface OpenedTenant {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly administratorName: string;
  readonly expireDate: string;
}

interface OpenTenantState {
  status: OpenTenantStatus;
  editions: Load<Edition[]>;
  /** One that failed leaves the value open: a person who goes on finds out when the company is opened. */
  verdicts: Record<AskedField, Load<FieldVerdict>>;
  form: Submission<OpenField>;
  opened: OpenedTenant | null;
}
const initialState: OpenTenantState = {
  status: openTenantMachine.initial,
  editions: emptyLoad(),
  verdicts: { name: emptyLoad(), administratorPhone: emptyLoad() },
  form: emptySubmission(),
  opened: null,
};

export const openEditions = defineResource<Edition[]>('openTenant', 'editions');
/** The key is the field, never its text, which may be a phone number: keys are shown on tapes (DEV-3). */
export const fieldVerdicts = defineResource<FieldVerdict>('openTenant', 'verdict');
export const tenantOpening = defineSubmission<void, OpenField>('openTenant', 'opening', OPEN_FIELDS);

const slice = createSlice({
  name: 'openTenant',
  initialState,
  reducers: {
    /** The typed values have been restored; `step` is where the person continues. */
    draftResumed(state, { payload }: PayloadAction<OpenStep>) {
      state.status = payload;
    },
    stepPassed() {},
    /** Back to a completed step. */
    stepReopened(state, { payload }: PayloadAction<OpenStep>) {
      const names: readonly string[] = STEPS;
      if (names.indexOf(payload) < names.indexOf(state.status)) state.status = payload;
    },
    tenantOpened(state, { payload }: PayloadAction<OpenedTenant>) {
      state.opened = payload;
    },
    tenantBegun() {},
    /** A verdict on the earlier text no longer applies. */
    fieldTyped(state, { payload }: PayloadAction<AskedField>) {
      state.verdicts[payload] = emptyLoad();
    },
  },
  extraReducers: (builder) => {
    builder.addCase(tenantOpening.failed, (state, { payload }) => {
      state.status = stepOf(Object.keys(payload.fields)[0]);
    });
    addSubmission(builder, tenantOpening, (state) => state.form);
    addResource(builder, openEditions, (state) => state.editions);
    addResourceByKey(builder, fieldVerdicts, (state) => state.verdicts);
  },
  selectors: {
    selectOpenStatus: (state) => state.status,
    selectOpenEditions: (state) => state.editions,
    selectVerdicts: (state) => state.verdicts,
    selectOpenFailure: (state) => state.form.failure,
    selectOpened: (state) => state.opened,
  },
});

export const { draftResumed, stepPassed, stepReopened, tenantOpened, tenantBegun, fieldTyped } = slice.actions;
export const openTenantReducer = governed(openTenantMachine, slice.reducer);
export const { selectOpenStatus, selectOpenEditions, selectVerdicts, selectOpenFailure, selectOpened } =
  slice.selectors;
