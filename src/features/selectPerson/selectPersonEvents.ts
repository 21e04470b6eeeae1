import { createAction } from '@reduxjs/toolkit';
import type { OrganizationUnit, Person } from '../../../contract/organisation.ts';
import type { DepartmentNode } from '../../lib/organisationTree.ts';
import { defineResource } from '../../lib/resource.ts';

/** A person as the one who asked knows them: what executors are kept as. */
export interface ChosenPerson {
  userId: string;
  userName: string;
}
/** The organisation as it came and as a tree. */
export interface Departments {
  units: OrganizationUnit[];
  tree: DepartmentNode[];
}
/** What a search found. */
export interface FoundPeople {
  /** The text that was searched. Masked by its name, as a number may stand in it (DEV-3). */
  answered: string;
  people: Person[];
  totalCount: number;
}

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

/** The organisation; what came is kept for the company until the next switch (§3 departmentList, newDepartmentList). */
export const departments = defineResource<Departments>('selectPerson', 'departments');
/** The people of a department, by its id. */
export const departmentPeople = defineResource<Person[]>('selectPerson', 'people');
export const search = defineResource<FoundPeople>('selectPerson', 'search');

/** A department is opened or closed. */
export const departmentToggled = createAction<string>('selectPerson/departmentToggled');
export const queryTyped = createAction<string>('selectPerson/queryTyped');
/** A person's box is ticked or cleared. */
export const personToggled = createAction<ChosenPerson>('selectPerson/personToggled');
export const personRemoved = createAction<string>('selectPerson/personRemoved');
/** 'delete all'. */
export const selectionEmptied = createAction('selectPerson/selectionEmptied');
