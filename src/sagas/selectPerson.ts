// Spec §2 "Select-person dialog", PER-1: closed → browsing ⇄ searching → closed. The departments are fetched once per
// company, people when their department is opened, searches while the person types.
import { LIMITS } from '../constants/limits.ts';
import { TIMING } from '../constants/timing.ts';
import { call, delay, race, type SagaGenerator, select, take, takeEvery, takeLatest } from '../effects/effects.ts';
import { selectDepartmentTree } from '../features/departments/departmentsSlice.ts';
import * as dialog from '../features/notificationDialog/notificationDialogSlice.ts';
import {
  departmentPeople,
  departments,
  departmentToggled,
  peopleConfirmed,
  personDialogCancelled,
  personDialogOpened,
  queryTyped,
  search,
} from '../features/selectPerson/selectPersonEvents.ts';
import { selectPersonStatus, selectSelectPerson } from '../features/selectPerson/selectPersonSlice.ts';
import { RECENT_GROUP } from '../features/selectPerson/treeRows.ts';
import { organisationTree } from '../lib/organisationTree.ts';
import { allUnits, peopleMatching, unitPeople } from '../services/api/organisation.ts';
import { load } from './calls/resource.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

/** The answers, and everything that leaves the form that opened the dialog. */
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
      // After a crash it may already be open.
      if ((yield* select(selectPersonStatus)) === 'closed') yield* take(personDialogOpened);
      // Requests under way are useless once the dialog is closed.
      yield* race({ run: call(serve), closed: take(CLOSING) });
    }
  });
}

function* serve(): SagaGenerator<void> {
  yield* takeLatest(departments.wanted, loadDepartments);
  yield* takeEvery(departmentToggled, openDepartment);
  yield* takeEvery(departmentPeople.wanted, ({ meta }) => loadPeople(meta.key));
  yield* takeLatest([queryTyped, search.wanted], searchPeople);
  if ((yield* select(selectDepartmentTree)) === null) yield* loadDepartments();
}

function* loadDepartments(): SagaGenerator<void> {
  yield* load(departments, allUnits(), { as: ({ items }) => ({ units: items, tree: organisationTree(items) }) });
}

/** The people of a department are fetched when it is first opened, and again if that failed. */
function* openDepartment({ payload: unitId }: ReturnType<typeof departmentToggled>): SagaGenerator<void> {
  const { expanded, people } = yield* select(selectSelectPerson);
  const status = people[unitId]?.status ?? 'idle';
  if (unitId !== RECENT_GROUP && expanded.includes(unitId) && (status === 'idle' || status === 'failed'))
    yield* loadPeople(unitId);
}

function* loadPeople(unitId: string): SagaGenerator<void> {
  yield* load(departmentPeople, unitPeople(unitId), { key: unitId, as: ({ items }) => items });
}

/** A newer text cancels this search, whether it is still waiting or already running (newest answer wins). */
function* searchPeople(begun: { type: string }): SagaGenerator<void> {
  if (queryTyped.match(begun)) yield* delay(TIMING.personSearchMs);
  const { status, query } = yield* select(selectSelectPerson);
  if (status !== 'searching') return;
  const answered = query.trim();
  yield* load(search, peopleMatching(answered, LIMITS.personSearchResults), {
    as: ({ items, totalCount }) => ({ answered, people: items, totalCount }),
  });
}
