import { createAction } from '@reduxjs/toolkit';
import type { OrganizationUnit, Person } from '../../../contract/organisation.ts';
import type { Load } from '../../lib/loading.ts';
import type { Message } from '../../lib/message.ts';
import type { DepartmentNode } from '../../lib/organisationTree.ts';

/** A person as the one who asked knows them: what executors are kept as. */
export interface ChosenPerson {
  userId: string;
  userName: string;
}
export type UnitPeople = Load<Person[]>;

/**
 * Somebody needs people. `purpose` names who asked and comes back with the answer; `selected` are chosen already;
 * with `multiple` false one person is kept.
 */
export const personDialogOpened = createAction<{ purpose: string; selected: ChosenPerson[]; multiple: boolean }>(
  'selectPerson/personDialogOpened',
);
/** The answer, for whoever asked with this `purpose`. */
export const peopleConfirmed = createAction<{ purpose: string; people: ChosenPerson[] }>(
  'selectPerson/peopleConfirmed',
);
export const personDialogCancelled = createAction('selectPerson/personDialogCancelled');

export const departmentsRequested = createAction('selectPerson/departmentsRequested');
/** The organisation has come; the company keeps it until the next switch (§3 departmentList, newDepartmentList). */
export const departmentsLoaded = createAction<{ units: OrganizationUnit[]; tree: DepartmentNode[] }>(
  'selectPerson/departmentsLoaded',
);
export const departmentsFailed = createAction<Message>('selectPerson/departmentsFailed');
/** A department is opened or closed. */
export const departmentToggled = createAction<string>('selectPerson/departmentToggled');

export const peopleRequested = createAction<string>('selectPerson/peopleRequested');
export const peopleLoaded = createAction<{ unitId: string; people: Person[] }>('selectPerson/peopleLoaded');
export const peopleFailed = createAction<{ unitId: string; error: Message }>('selectPerson/peopleFailed');

export const queryTyped = createAction<string>('selectPerson/queryTyped');
export const searchResultsLoaded = createAction<{ people: Person[]; totalCount: number }>(
  'selectPerson/searchResultsLoaded',
);
export const searchFailed = createAction<Message>('selectPerson/searchFailed');
export const searchRetried = createAction('selectPerson/searchRetried');

/** A person's box is ticked or cleared. */
export const personToggled = createAction<ChosenPerson>('selectPerson/personToggled');
export const personRemoved = createAction<string>('selectPerson/personRemoved');
/** 'delete all'. */
export const selectionEmptied = createAction('selectPerson/selectionEmptied');
