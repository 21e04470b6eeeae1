// CON-1 "Open tenant": company → edition → administrator → confirm → opening → opened. The server checks while the
// person types whether the name is free and whose phone number it is; the typed text is kept until the company exists
// (decision 0007). Each step has a history entry, so that the browser's Back leads to the previous one.
import type { Action } from '@reduxjs/toolkit';
import { phoneDigits } from '../../contract/rules/typed.ts';
import { typedCount } from '../../contract/rules/typedNumber.ts';
import { PATHS } from '../constants/paths.ts';
import { TIMING } from '../constants/timing.ts';
import { delay, fork, put, type SagaGenerator, select, take } from '../effects/effects.ts';
import { forgetWanted, formTyped, selectTyped } from '../features/forms/formsSlice.ts';
import { type OpenStep, type OpenTenantStatus, STEPS } from '../features/openTenant/openTenantMachine.ts';
import {
  faultOf,
  lastDayOf,
  OPEN_FIELDS,
  openValues,
  resumedStep,
  stepOf,
  usersOf,
} from '../features/openTenant/openTenantRules.ts';
import {
  ASKED_FIELDS,
  type AskedField,
  draftResumed,
  fieldTyped,
  fieldVerdicts,
  openEditions,
  selectOpenEditions,
  selectOpenStatus,
  selectVerdicts,
  stepPassed,
  stepReopened,
  tenantBegun,
  tenantOpened,
  tenantOpening,
} from '../features/openTenant/openTenantSlice.ts';
import { searchWithStep, stepIn } from '../features/openTenant/stepAddress.ts';
import { hrefOf, locationChanged, navigationWanted, selectLocation } from '../features/routing/routingSlice.ts';
import * as api from '../services/api/tenants.ts';
import { callApi } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { settleSubmission } from './calls/submission.ts';
import { wallNow } from './steps/wallNow.ts';
import { whileHostPage } from './waits/whileConsolePage.ts';

export function* openTenant(): SagaGenerator<void> {
  // A person who leaves the page in the meantime finds the result when they come back.
  yield* fork(takeOpenings);
  yield* whileHostPage('openTenant', showSteps);
}

function* showSteps(): SagaGenerator<void> {
  const kept = openValues(yield* select(selectTyped));
  const hasDraft = OPEN_FIELDS.some((field) => kept[field] !== '');
  for (const field of ASKED_FIELDS) {
    const match = (action: Action) => formTyped.match(action) && action.payload.key === `openTenant/${field}`;
    yield* fork(keepFresh, () => ask(field), { on: [{ match }], live: false });
  }
  yield* fork(showStepInAddress);
  yield* keepFresh(() => loadEditions(hasDraft), { on: [openEditions.wanted], live: false });
}

/** A step taken by the person adds an entry; a step taken by the flow rewrites the current one. */
function* showStepInAddress(): SagaGenerator<void> {
  yield* mirrorStep('REPLACE');
  while (true) {
    const event = yield* take([
      locationChanged,
      stepPassed,
      stepReopened,
      draftResumed,
      tenantOpening.failed,
      tenantBegun,
    ]);
    if (locationChanged.match(event)) yield* followAddress();
    yield* mirrorStep(stepPassed.match(event) || stepReopened.match(event) ? 'PUSH' : 'REPLACE');
  }
}

/** The step that is shown; none while the company is being opened and after it exists. */
const shownStep = (status: OpenTenantStatus): OpenStep | undefined => STEPS.find((step) => step === status);

/** Follows back and forward; forward only past complete steps. */
function* followAddress(): SagaGenerator<void> {
  const { pathname, search } = yield* select(selectLocation);
  const step = shownStep(yield* select(selectOpenStatus));
  if (pathname !== PATHS.openTenant || step === undefined) return;
  const target = STEPS.indexOf(stepIn(search));
  const ahead = target - STEPS.indexOf(step);
  if (ahead < 0) yield* put(stepReopened(stepIn(search)));
  const { data } = yield* select(selectOpenEditions);
  if (target > STEPS.indexOf(resumedStep(openValues(yield* select(selectTyped)), data ?? []))) return;
  for (let passed = 0; passed < ahead; passed += 1) yield* put(stepPassed());
}

function* mirrorStep(action: 'PUSH' | 'REPLACE'): SagaGenerator<void> {
  const location = yield* select(selectLocation);
  const step = shownStep(yield* select(selectOpenStatus));
  if (location.pathname !== PATHS.openTenant || step === undefined || step === stepIn(location.search)) return;
  const to = hrefOf({ ...location, search: searchWithStep(location.search, step) });
  yield* put(navigationWanted({ to, replace: action === 'REPLACE' }));
}

function* loadEditions(hasDraft: boolean): SagaGenerator<void> {
  const isLoaded = yield* load(openEditions, api.editions(), { as: ({ items }) => items });
  if (!isLoaded || !hasDraft) return;
  const { data } = yield* select(selectOpenEditions);
  yield* put(draftResumed(resumedStep(openValues(yield* select(selectTyped)), data ?? [])));
}

/**
 * Checks a field's value after a debounce; the next keystroke makes the answer stale. A draft resumed beyond a refused
 * field goes back to that field.
 */
function* ask(field: AskedField): SagaGenerator<void> {
  const values = openValues(yield* select(selectTyped));
  const of = field === 'administratorPhone' ? phoneDigits(values[field]) : values[field].trim();
  yield* put(fieldTyped(field));
  if (faultOf(field, values, []) !== null) return;
  yield* delay(TIMING.listSearchMs);
  yield* field === 'name'
    ? load(fieldVerdicts, api.nameFree(of), { key: field, as: ({ isFree }) => ({ isGood: isFree, person: null }) })
    : load(fieldVerdicts, api.administratorOf(of), {
        key: field,
        as: ({ name }) => ({ isGood: name !== null, person: name }),
      });
  const { data } = (yield* select(selectVerdicts))[field];
  if (data?.isGood === false) yield* put(stepReopened(stepOf(field)));
}

function* takeOpenings(): SagaGenerator<void> {
  while (true) {
    yield* take(tenantOpening.submitted);
    if ((yield* select(selectOpenStatus)) === 'opening') yield* open();
  }
}

function* open(): SagaGenerator<void> {
  const values = openValues(yield* select(selectTyped));
  const { data } = yield* select(selectOpenEditions);
  const expireDate = lastDayOf(values, (yield* wallNow()).slice(0, 10));
  const name = values.name.trim();
  const displayName = values.displayName.trim();
  const answer = yield* callApi(
    api.opening({
      name,
      displayName,
      englishName: values.englishName.trim() || null,
      editionCode: values.editionCode,
      userLimit: typedCount(usersOf(values, data ?? [])),
      expireDate,
      administratorPhone: phoneDigits(values.administratorPhone),
    }),
    { silent: true },
  );
  if (answer.ok) {
    const { id, administratorName } = answer.value;
    yield* put(tenantOpened({ id, name, displayName, administratorName, expireDate }));
  }
  if (yield* settleSubmission(tenantOpening, answer)) yield* put(forgetWanted('openTenant'));
}
