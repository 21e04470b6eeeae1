import { createReducer, createSelector } from '@reduxjs/toolkit';
import type { Person } from '../../../contract/organisation.ts';
import { LIMITS } from '../../constants/limits.ts';
import { emptyLoad, loadArrived, loadFailed, loadRequested } from '../../lib/loading.ts';
import { governed } from '../../lib/machine.ts';
import type { Message } from '../../lib/message.ts';
import type { DepartmentNode } from '../../lib/organisationTree.ts';
import { isPersonSearch } from '../../lib/personSearch.ts';
import { switchSucceeded } from '../companySwitch/companySwitchEvents.ts';
import * as dialog from '../notificationDialog/notificationDialogSlice.ts';
import { sessionCleared } from '../session/sessionSlice.ts';
import { shellClosed } from '../workbench/workbenchSlice.ts';
import * as events from './selectPersonEvents.ts';
import { selectPersonMachine } from './selectPersonMachine.ts';
import { RECENT_GROUP, treeRows } from './treeRows.ts';

type SelectPersonStatus = keyof typeof selectPersonMachine.transitions;
interface SelectPersonState {
  status: SelectPersonStatus;
  purpose: string;
  multiple: boolean;
  selected: events.ChosenPerson[];
  query: string;
  /** The text that `results` answer. */
  answered: string;
  /** What the newest answered search found; it stays while the next one is under way. */
  results: Person[];
  totalCount: number;
  searchError: Message | null;
  departmentsError: Message | null;
  /** Ids of the departments that are open. */
  expanded: string[];
  /** People of the departments that were opened, by department. */
  people: Record<string, events.UnitPeople>;
  /** Chosen before in this company, newest first. */
  recent: events.ChosenPerson[];
}

const initialState: SelectPersonState = {
  status: 'closed',
  purpose: '',
  multiple: true,
  selected: [],
  query: '',
  answered: '',
  results: [],
  totalCount: 0,
  searchError: null,
  departmentsError: null,
  expanded: [],
  people: {},
  recent: [],
};
const closedState = ({ recent }: SelectPersonState): SelectPersonState => ({ ...initialState, recent });

const without = (people: readonly events.ChosenPerson[], userId: string) =>
  people.filter((person) => person.userId !== userId);
/** The first of each person. */
const distinct = (people: readonly events.ChosenPerson[]) =>
  people.filter(({ userId }, index) => people.findIndex((person) => person.userId === userId) === index);

const reducer = createReducer(initialState, (builder) =>
  builder
    .addCase(events.personDialogOpened, (state, { payload }) => ({
      ...closedState(state),
      ...payload,
      status: 'browsing',
      expanded: [RECENT_GROUP],
      selected: payload.multiple ? distinct(payload.selected) : payload.selected.slice(0, 1),
    }))
    .addCase(events.departmentsRequested, (state) => {
      state.departmentsError = null;
    })
    .addCase(events.departmentsFailed, (state, { payload }) => {
      state.departmentsError = payload;
    })
    .addCase(events.departmentToggled, (state, { payload }) => {
      const rest = state.expanded.filter((id) => id !== payload);
      state.expanded = rest.length < state.expanded.length ? rest : [...rest, payload];
    })
    .addCase(events.peopleRequested, (state, { payload }) => {
      state.people[payload] ??= emptyLoad();
      loadRequested(state.people[payload]);
    })
    .addCase(events.peopleLoaded, (state, { payload: { unitId, people } }) => {
      const load = state.people[unitId];
      if (load) loadArrived(load, people);
    })
    .addCase(events.peopleFailed, (state, { payload: { unitId, error } }) => {
      const load = state.people[unitId];
      if (load) loadFailed(load, error);
    })
    .addCase(events.queryTyped, (state, { payload }) => {
      state.query = payload;
      state.searchError = null;
      state.status = isPersonSearch(payload) ? 'searching' : 'browsing';
      // Back at the tree nothing of the former search is on the screen, so nothing of it must come back with the next.
      if (state.status === 'browsing') state.results = [];
    })
    .addCase(events.searchResultsLoaded, (state, { payload }) => {
      state.status = 'found';
      state.answered = state.query.trim();
      state.results = payload.people;
      state.totalCount = payload.totalCount;
    })
    .addCase(events.searchFailed, (state, { payload }) => {
      state.status = 'searchFailed';
      state.results = [];
      state.searchError = payload;
    })
    .addCase(events.searchRetried, (state) => {
      state.status = 'searching';
      state.searchError = null;
    })
    .addCase(events.personToggled, (state, { payload }) => {
      const rest = without(state.selected, payload.userId);
      if (rest.length < state.selected.length) state.selected = rest;
      else state.selected = state.multiple ? [...rest, payload] : [payload];
    })
    .addCase(events.personRemoved, (state, { payload }) => {
      state.selected = without(state.selected, payload);
    })
    .addCase(events.selectionEmptied, (state) => {
      state.selected = [];
    })
    .addCase(events.peopleConfirmed, (state, { payload }) =>
      closedState({ ...state, recent: distinct([...payload.people, ...state.recent]).slice(0, LIMITS.recentPeople) }),
    )
    .addCase(events.personDialogCancelled, (state) => closedState(state))
    .addCase(shellClosed, (state) => closedState(state))
    // Back and links lead away from the form that asked.
    .addCase(dialog.dialogOpened, (state) => closedState(state))
    .addCase(dialog.dialogTabChosen, (state) => closedState(state))
    .addCase(dialog.dialogClosed, (state) => closedState(state))
    .addCase(switchSucceeded, () => initialState)
    .addCase(sessionCleared, () => initialState),
);

export const selectPersonReducer = governed(selectPersonMachine, reducer);

interface Slice {
  selectPerson: SelectPersonState;
  company: { newDepartmentList: DepartmentNode[] | null };
}
export const selectSelectPerson = (state: Slice) => state.selectPerson;
export const selectPersonStatus = (state: Slice) => state.selectPerson.status;
export const selectChosenPeople = (state: Slice) => state.selectPerson.selected;
/** Ids of the chosen, for the many rows that ask whether theirs is among them. */
export const selectChosenIds = createSelector(
  [selectChosenPeople],
  (people): ReadonlySet<string> => new Set(people.map(({ userId }) => userId)),
);
/** What the tree shows, row by row; null before the departments are there. */
export const selectTreeRows = createSelector(
  [
    (state: Slice) => state.company.newDepartmentList,
    (state: Slice) => state.selectPerson.expanded,
    (state: Slice) => state.selectPerson.people,
    (state: Slice) => state.selectPerson.recent,
  ],
  (tree, expanded, people, recent) => tree && treeRows({ tree, expanded, people, recent }),
);
