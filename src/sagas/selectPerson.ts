// Spec §2 "Select-person dialog", PER-1: closed → browsing ⇄ searching → found or searchFailed → closed. The departments
// are fetched once for a company, people when their department is opened, searches as somebody types.
import { call, delay, put, race, type SagaGenerator, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { LIMITS } from '../constants/limits.ts';
import { TIMING } from '../constants/timing.ts';
import { selectCompany } from '../features/company/companySlice.ts';
import * as dialog from '../features/notificationDialog/notificationDialogSlice.ts';
import {
  departmentsFailed,
  departmentsLoaded,
  departmentsRequested,
  departmentToggled,
  peopleConfirmed,
  peopleFailed,
  peopleLoaded,
  peopleRequested,
  personDialogCancelled,
  personDialogOpened,
  queryTyped,
  searchFailed,
  searchResultsLoaded,
  searchRetried,
} from '../features/selectPerson/selectPersonEvents.ts';
import { selectSelectPerson } from '../features/selectPerson/selectPersonSlice.ts';
import { RECENT_GROUP } from '../features/selectPerson/treeRows.ts';
import { organisationTree } from '../lib/organisationTree.ts';
import { allUnits, peopleMatching, unitPeople } from '../services/api/organisation.ts';
import { callApi } from './calls/callApi.ts';
import { errorMessage } from './calls/errorMessage.ts';
import { safely } from './support/safely.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

/** Answers, and what leads away from the form that asked. */
const CLOSING = [
  peopleConfirmed,
  personDialogCancelled,
  dialog.dialogOpened,
  dialog.dialogTabChosen,
  dialog.dialogClosed,
];

export function* selectPerson(): SagaGenerator<void> {
  yield* whileShellOpen(function* () {
    while (true) {
      yield* take(personDialogOpened);
      // What is under way is of no use any more once the dialog is closed.
      yield* race({ run: call(() => safely('selectPerson', serve)), closed: take(CLOSING) });
    }
  });
}

function* serve(): SagaGenerator<void> {
  yield* takeLatest(departmentsRequested, loadDepartments);
  yield* takeEvery(departmentToggled, openDepartment);
  yield* takeEvery(peopleRequested, loadPeople);
  yield* takeLatest([queryTyped, searchRetried], search);
  const { newDepartmentList } = yield* select(selectCompany);
  if (newDepartmentList === null) yield* put(departmentsRequested());
}

function* loadDepartments(): SagaGenerator<void> {
  const answer = yield* callApi(allUnits(), { silent: true });
  if (answer.ok) {
    const units = answer.value.items;
    yield* put(departmentsLoaded({ units, tree: organisationTree(units) }));
  } else yield* put(departmentsFailed(errorMessage(answer.error)));
}

/** The people of a department are fetched when it is first opened, and again where that failed. */
function* openDepartment({ payload: unitId }: ReturnType<typeof departmentToggled>): SagaGenerator<void> {
  const { expanded, people } = yield* select(selectSelectPerson);
  const status = people[unitId]?.status ?? 'idle';
  if (unitId !== RECENT_GROUP && expanded.includes(unitId) && (status === 'idle' || status === 'failed'))
    yield* put(peopleRequested(unitId));
}

function* loadPeople({ payload: unitId }: ReturnType<typeof peopleRequested>): SagaGenerator<void> {
  const answer = yield* callApi(unitPeople(unitId), { silent: true });
  if (answer.ok) yield* put(peopleLoaded({ unitId, people: answer.value.items }));
  else yield* put(peopleFailed({ unitId, error: errorMessage(answer.error) }));
}

/** A newer text cancels this one wherever it is: in its wait, or on its way (newest answer wins). */
function* search(begun: { type: string }): SagaGenerator<void> {
  if (queryTyped.match(begun)) yield* delay(TIMING.personSearchMs);
  const { status, query } = yield* select(selectSelectPerson);
  if (status !== 'searching') return;
  const answer = yield* callApi(peopleMatching(query.trim(), LIMITS.personSearchResults), { silent: true });
  if (answer.ok) yield* put(searchResultsLoaded({ people: answer.value.items, totalCount: answer.value.totalCount }));
  else yield* put(searchFailed(errorMessage(answer.error)));
}
