// CON-1 "Open tenant": company → edition → administrator → confirm → opening → opened. Whether the name is free and whose
// the phone number is, the server says as it is typed; what was typed is kept until the company is there (decision 0007).
import { delay, fork, put, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga';
import { TIMING } from '../constants/timing.ts';
import { forgetRequested, formTyped, selectTyped } from '../features/forms/formsSlice.ts';
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
  fieldAnswered,
  fieldAsked,
  fieldTyped,
  fieldUnknown,
  openEditions,
  openRefused,
  openRequested,
  selectOpenEditions,
  selectOpenStatus,
  stepReopened,
  tenantOpened,
} from '../features/openTenant/openTenantSlice.ts';
import { phoneDigits } from '../lib/accountRules.ts';
import { typedCount } from '../lib/typedCount.ts';
import * as api from '../services/api/tenants.ts';
import { callApi } from './calls/callApi.ts';
import { formFailureOf } from './calls/formFailure.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { wallNow } from './steps/wallNow.ts';
import { whileConsolePage } from './waits/whileConsolePage.ts';

/** In a company nobody runs the installation. */
const withoutCompany = (state: { session: { tenantId: string | null } }) =>
  state.session.tenantId === null ? '' : null;

export function* openTenant(): SagaGenerator<void> {
  // Whoever leaves the page meanwhile finds the result when they come back.
  yield* fork(takeOpenings);
  yield* whileConsolePage('openTenant', showSteps, withoutCompany);
}

function* showSteps(): SagaGenerator<void> {
  const kept = openValues(yield* select(selectTyped));
  const hasDraft = OPEN_FIELDS.some((field) => kept[field] !== '');
  for (const field of ASKED_FIELDS) {
    yield* takeLatest(
      (action: { type: string }) => formTyped.match(action) && action.payload.key === `openTenant/${field}`,
      () => ask(field),
    );
    yield* fork(ask, field);
  }
  yield* keepFresh(() => loadEditions(hasDraft), { on: [openEditions.wanted], live: false });
}

function* loadEditions(hasDraft: boolean): SagaGenerator<void> {
  const isLoaded = yield* load(openEditions, api.editions(), { as: ({ items }) => items });
  if (!isLoaded || !hasDraft) return;
  const { data } = yield* select(selectOpenEditions);
  yield* put(draftResumed(resumedStep(openValues(yield* select(selectTyped)), data ?? [])));
}

/**
 * Asks about what stands in a field once it has rested; the next letter makes the answer useless. A draft that was resumed
 * behind a field that is refused goes back to it.
 */
function* ask(field: AskedField): SagaGenerator<void> {
  const values = openValues(yield* select(selectTyped));
  const of = field === 'administratorPhone' ? phoneDigits(values[field]) : values[field].trim();
  yield* put(fieldTyped({ field, of }));
  if (faultOf(field, values, []) !== null) return;
  yield* delay(TIMING.listSearchMs);
  yield* put(fieldAsked({ field, of }));
  if (field === 'name') {
    const answer = yield* callApi(api.nameFree(of), { silent: true });
    yield* put(
      answer.ok ? fieldAnswered({ field, of, good: answer.value.isFree, person: null }) : fieldUnknown({ field, of }),
    );
    if (answer.ok && !answer.value.isFree) yield* put(stepReopened(stepOf(field)));
  } else {
    const answer = yield* callApi(api.administratorOf(of), { silent: true });
    const person = answer.ok ? answer.value.name : null;
    yield* put(answer.ok ? fieldAnswered({ field, of, good: person !== null, person }) : fieldUnknown({ field, of }));
    if (answer.ok && person === null) yield* put(stepReopened(stepOf(field)));
  }
}

function* takeOpenings(): SagaGenerator<void> {
  while (true) {
    yield* take(openRequested);
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
  if (!answer.ok) {
    yield* put(openRefused(formFailureOf(answer.error, OPEN_FIELDS)));
    return;
  }
  const { id, administratorName } = answer.value;
  yield* put(tenantOpened({ id, name, displayName, administratorName, expireDate }));
  yield* put(forgetRequested('openTenant'));
}
