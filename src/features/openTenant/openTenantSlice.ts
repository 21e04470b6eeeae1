import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Edition } from '../../../contract/tenants.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { governed, move } from '../../lib/machine.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';
import { type Asked, type AskedStatus, askedMachine, nothingAsked } from './askedMachine.ts';
import { type OpenStep, type OpenTenantStatus, openTenantMachine, STEPS } from './openTenantMachine.ts';
import { OPEN_FIELDS, type OpenField, stepOf } from './openTenantRules.ts';

/** The fields that are checked with the server while they are typed. */
export const ASKED_FIELDS = ['name', 'administratorPhone'] as const;
export type AskedField = (typeof ASKED_FIELDS)[number];

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
  asked: Record<AskedField, Asked>;
  form: Submission<OpenField>;
  opened: OpenedTenant | null;
}
const initialState: OpenTenantState = {
  status: openTenantMachine.initial,
  editions: emptyLoad(),
  asked: { name: nothingAsked(), administratorPhone: nothingAsked() },
  form: emptySubmission(),
  opened: null,
};

export const openEditions = defineResource<Edition[]>('openTenant', 'editions');
export const opening = defineSubmission<void, OpenField>('openTenant', 'opening', OPEN_FIELDS);

type About<T> = PayloadAction<{ field: AskedField } & T>;

/** Updates what is known about a field, unless the field's text has changed since. */
function learn(state: OpenTenantState, field: AskedField, of: string, event: string, chosen?: AskedStatus): boolean {
  const asked = state.asked[field];
  return asked.of === of && move(askedMachine, asked, event, chosen ?? asked.status);
}

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
    begunAnew() {},
    fieldTyped(state, { payload: { field, of } }: About<{ of: string }>) {
      state.asked[field].of = of;
      state.asked[field].person = null;
      learn(state, field, of, 'edited');
    },
    fieldAsked(state, { payload: { field, of } }: About<{ of: string }>) {
      learn(state, field, of, 'asked');
    },
    fieldAnswered(state, { payload }: About<{ of: string; good: boolean; person: string | null }>) {
      const { field, of, good, person } = payload;
      if (learn(state, field, of, 'answered', good ? 'good' : 'bad')) state.asked[field].person = person;
    },
    fieldUnknown(state, { payload: { field, of } }: About<{ of: string }>) {
      learn(state, field, of, 'failed');
    },
  },
  extraReducers: (builder) => {
    builder.addCase(opening.failed, (state, { payload }) => {
      state.status = stepOf(Object.keys(payload.fields)[0]);
    });
    addSubmission(builder, opening, (state) => state.form);
    addResource(builder, openEditions, (state) => state.editions);
  },
  selectors: {
    selectOpenStatus: (state) => state.status,
    selectOpenEditions: (state) => state.editions,
    selectAsked: (state) => state.asked,
    selectOpenFailure: (state) => state.form.failure,
    selectOpened: (state) => state.opened,
  },
});

export const {
  draftResumed,
  stepPassed,
  stepReopened,
  tenantOpened,
  begunAnew,
  fieldTyped,
  fieldAsked,
  fieldAnswered,
  fieldUnknown,
} = slice.actions;
export const openTenantReducer = governed(openTenantMachine, slice.reducer);
export const { selectOpenStatus, selectOpenEditions, selectAsked, selectOpenFailure, selectOpened } = slice.selectors;
