import type { MemberDetail } from '../../../contract/members.ts';
import { isPhoneNumber } from '../../lib/accountRules.ts';
import { defineSubmission } from '../../lib/submission.ts';

/** `isLeader` is `true` or `false` as text: forms hold texts. */
export const EDIT_FIELDS = [
  'name',
  'englishName',
  'jobTitle',
  'employeeNumber',
  'organizationUnitId',
  'isLeader',
] as const;
export type EditField = (typeof EDIT_FIELDS)[number];
export const ADD_FIELDS = ['phoneNumber', 'name', 'jobTitle', 'employeeNumber', 'organizationUnitId'] as const;
export type AddField = (typeof ADD_FIELDS)[number];

type Values<Field extends string> = Readonly<Record<Field, string>>;
export type MemberEdit = Values<EditField>;
export const memberEdit = defineSubmission<MemberEdit & { readonly id: string }, EditField>(
  'members',
  'edit',
  EDIT_FIELDS,
);
export const memberAddition = defineSubmission<Values<AddField>, AddField>('members', 'addition', ADD_FIELDS);

/** A member's values as the form starts with them. */
export const editedOf = (member: MemberDetail): MemberEdit => ({
  name: member.name,
  englishName: member.englishName ?? '',
  jobTitle: member.jobTitle ?? '',
  employeeNumber: member.employeeNumber ?? '',
  organizationUnitId: member.organizationUnitId ?? '',
  isLeader: String(member.isLeader),
});

/** The message for a text that is too long, by its maximum length. */
const TOO_LONG = { 32: 'members:atMost32', 50: 'members:atMost50' } as const;
const LONGEST: Readonly<Record<string, keyof typeof TOO_LONG>> = {
  name: 50,
  englishName: 50,
  jobTitle: 50,
  employeeNumber: 32,
};

/** Our own rules for a member's fields; null if the text is valid. */
export function memberFault(field: EditField | AddField, value: string) {
  const text = value.trim();
  if (field === 'phoneNumber' && !isPhoneNumber(text)) return 'members:phoneFault' as const;
  if (field === 'name' && text === '') return 'members:nameFault' as const;
  const longest = LONGEST[field];
  return longest !== undefined && text.length > longest ? TOO_LONG[longest] : null;
}
