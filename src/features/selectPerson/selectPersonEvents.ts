import { createAction } from '@reduxjs/toolkit';
import type { OrganizationUnit, Person } from '../../../contract/organisation.ts';
import type { DepartmentNode } from '../../lib/organisationTree.ts';
import { defineResource } from '../../lib/resource.ts';

/** A person in the form the requester uses, which is how executors are kept. */
export interface ChosenPerson {
  userId: string;
  userName: string;
  /** Department and post, which distinguish people of the same name. Unknown for people chosen earlier. */
  note?: string;
}
/** A person of the organisation, as a chosen person. */
export function chosenOf({ id, name, organizationUnitName, jobTitle }: Person): ChosenPerson {
  const note = [organizationUnitName, jobTitle].filter(Boolean).join(' · ');
  return { userId: id, userName: name, ...(note && { note }) };
}
/** The organisation as received and as a tree. */
export interface Departments {
  units: OrganizationUnit[];
  tree: DepartmentNode[];
}
/** The result of a search. */
export interface PersonMatches {
  /** The text that was searched for. Masked by its name, as it may contain a phone number (DEV-3). */
  answered: string;
  people: Person[];
  totalCount: number;
}

/**
 * A form asks for people. `purpose` names the requester and comes back with the answer; `selected` are already chosen;
 * with `multiple` false only one person is kept.
 */
export const personDialogOpened = createAction<{ purpose: string; selected: ChosenPerson[]; multiple: boolean }>(
  'selectPerson/personDialogOpened',
);
/** The answer, for the requester with this `purpose`. */
export const peopleConfirmed = createAction<{ purpose: string; people: ChosenPerson[] }>(
  'selectPerson/peopleConfirmed',
);
export const personDialogCancelled = createAction('selectPerson/personDialogCancelled');

/**
 * The organisation; the answer is kept for the company until the next switch (§3 departmentList, newDepartmentList).
 */
export const departments = defineResource<Departments>('selectPerson', 'departments');
/** The people of a department, by its id. */
export const departmentPeople = defineResource<Person[]>('selectPerson', 'people');
export const search = defineResource<PersonMatches>('selectPerson', 'search');

/** A department is opened or closed. */
export const departmentToggled = createAction<string>('selectPerson/departmentToggled');
export const queryTyped = createAction<string>('selectPerson/queryTyped');
/** A person's box is ticked or cleared. */
export const personToggled = createAction<ChosenPerson>('selectPerson/personToggled');
export const personRemoved = createAction<string>('selectPerson/personRemoved');
/** 'delete all'. */
export const selectionEmptied = createAction('selectPerson/selectionEmptied');
