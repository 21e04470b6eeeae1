import { createReducer, createSelector, isAnyOf } from '@reduxjs/toolkit';
import type { Person } from '../../../contract/organisation.ts';
import { LIMITS } from '../../constants/limits.ts';
import { emptyLoad, type Load, loadRequested } from '../../lib/loading.ts';
import { governed } from '../../lib/machine.ts';
import type { DepartmentNode } from '../../lib/organisationTree.ts';
import { isPersonSearch } from '../../lib/personSearch.ts';
import { addResource } from '../../lib/resource.ts';
import * as dialog from '../notificationDialog/notificationDialogSlice.ts';
import { shellClosed } from '../shell/shellSlice.ts';
import * as events from './selectPersonEvents.ts';
import { selectPersonMachine } from './selectPersonMachine.ts';
import { RECENT_GROUP, treeRows } from './treeRows.ts';

interface SelectPersonState {
  status: keyof typeof selectPersonMachine.transitions;
  purpose: string;
  multiple: boolean;
  selected: events.ChosenPerson[];
  departments: Load<events.Departments>;
  /** Ids of the expanded departments. */
  expanded: string[];
  /** People of the departments that were opened, by department. */
  people: Record<string, Load<Person[]>>;
  query: string;
  /** What the newest answered search found; it stays while the next one runs. */
  found: Load<events.PersonMatches>;
  /** Previously chosen in this company, newest first. */
  recent: events.ChosenPerson[];
}

const initialState: SelectPersonState = {
  status: 'closed',
  purpose: '',
  multiple: true,
  selected: [],
  departments: emptyLoad(),
  expanded: [],
  people: {},
  query: '',
  found: emptyLoad(),
  recent: [],
};
const closedState = ({ recent }: SelectPersonState): SelectPersonState => ({ ...initialState, recent });

const without = (people: readonly events.ChosenPerson[], userId: string) =>
  people.filter((person) => person.userId !== userId);
/** The first entry of each person. */
const distinct = (people: readonly events.ChosenPerson[]) =>
  people.filter(({ userId }, index) => people.findIndex((person) => person.userId === userId) === index);

const reducer = createReducer(initialState, (builder) => {
  builder
    .addCase(events.personDialogOpened, (state, { payload }) => ({
      ...closedState(state),
      ...payload,
      expanded: [RECENT_GROUP],
      selected: payload.multiple ? distinct(payload.selected) : payload.selected.slice(0, 1),
    }))
    .addCase(events.departmentToggled, (state, { payload }) => {
      const rest = state.expanded.filter((id) => id !== payload);
      state.expanded = rest.length < state.expanded.length ? rest : [...rest, payload];
    })
    .addCase(events.queryTyped, (state, { payload }) => {
      state.query = payload;
      state.status = isPersonSearch(payload) ? 'searching' : 'browsing';
      // Back at the tree: nothing that the previous search found may reappear with the next.
      if (state.status === 'browsing') state.found = emptyLoad();
      else loadRequested(state.found);
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
    .addMatcher(
      isAnyOf(
        events.personDialogCancelled,
        shellClosed,
        dialog.dialogOpened,
        dialog.dialogTabChosen,
        dialog.dialogClosed,
      ),
      closedState,
    );
  const isOpen = (state: SelectPersonState) => state.status !== 'closed';
  addResource(builder, events.departments, (state) => (isOpen(state) ? state.departments : null));
  addResource(
    builder,
    events.departmentPeople,
    (state, unitId) => {
      if (!isOpen(state)) return null;
      state.people[unitId] ??= emptyLoad();
      return state.people[unitId];
    },
    (state) => Object.values(state.people),
  );
  addResource(builder, events.search, (state) => (state.status === 'searching' ? state.found : null));
});

export const selectPersonReducer = governed(selectPersonMachine, reducer);

interface Slice {
  selectPerson: SelectPersonState;
  departments: { newDepartmentList: DepartmentNode[] | null };
}
export const selectSelectPerson = (state: Slice) => state.selectPerson;
export const selectPersonStatus = (state: Slice) => state.selectPerson.status;
export const selectChosenPeople = (state: Slice) => state.selectPerson.selected;
/** Ids of the chosen people, for the many rows that check whether theirs is among them. */
export const selectChosenIds = createSelector(
  [selectChosenPeople],
  (people): ReadonlySet<string> => new Set(people.map(({ userId }) => userId)),
);
/** What the tree shows, row by row; null before the departments are loaded. */
export const selectTreeRows = createSelector(
  [
    (state: Slice) => state.departments.newDepartmentList,
    (state: Slice) => state.selectPerson.expanded,
    (state: Slice) => state.selectPerson.people,
    (state: Slice) => state.selectPerson.recent,
  ],
  (tree, expanded, people, recent) => tree && treeRows({ tree, expanded, people, recent }),
);
