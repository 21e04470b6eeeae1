import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Invitation } from '../../../contract/invitations.ts';
import type { MemberSession } from '../../../contract/memberSessions.ts';
import type { Member, MemberDetail } from '../../../contract/members.ts';
import { addChangingResource } from '../../lib/keyedResource.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import type { Page } from '../../lib/paging.ts';
import { defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { addSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';
import { addUnderWay, defineUnderWay } from '../../lib/underWay.ts';
import { type AddField, type EditField, memberAddition, memberEdit } from './memberForms.ts';

/** A person as acts and their outcomes name them. */
export interface NamedMember {
  readonly id: string;
  readonly name: string;
}
/** A selected member of the list; with the unit they were in at the time, if known. */
export interface ChosenMember extends NamedMember {
  readonly organizationUnitId?: string | null;
}
/** A member's session to end, and the name of its device. */
export interface SignOut {
  readonly member: NamedMember;
  readonly id: string;
  readonly device: string;
}
/** The outcome of an act on several people. */
export interface MemberActOutcome {
  readonly done: number;
  /** Those it was refused for, with the server's reason. */
  readonly refused: (ChosenMember & { readonly error: string })[];
}

interface MembersState {
  /** The list shown, which answers must match. */
  key: string;
  rows: Load<Page<Member>>;
  invitations: Load<Page<Invitation>>;
  /** Text in the search field until the address has it; null if they agree. */
  typed: string | null;
  chosen: ChosenMember[];
  /** Whom the move dialog is about: the selection, or the person of a row, whose move leaves the selection alone. */
  moving: ChosenMember[];
  outcome: MemberActOutcome | null;
  /** The member that `detail` is about. */
  opened: string;
  detail: Load<MemberDetail>;
  /** The member's sessions in the company. */
  sessions: Load<MemberSession[]>;
  /** Sessions being ended. */
  signOuts: string[];
  /** Invitations being sent again. */
  repetitions: string[];
  /** The people being acted on, by `peopleKey`; also an invitation being withdrawn and the list being exported. */
  acts: string[];
  edit: Submission<EditField>;
  addition: Submission<AddField>;
}
const initialState: MembersState = {
  key: '',
  rows: emptyLoad(),
  invitations: emptyLoad(),
  typed: null,
  chosen: [],
  moving: [],
  outcome: null,
  opened: '',
  detail: emptyLoad(),
  sessions: emptyLoad(),
  signOuts: [],
  repetitions: [],
  acts: [],
  edit: emptySubmission(),
  addition: emptySubmission(),
};

export const memberRows = defineResource<Page<Member>>('members', 'rows');
export const invitationRows = defineResource<Page<Invitation>>('members', 'invitations');
export const memberSessions = defineResource<MemberSession[]>('members', 'sessions');
export const memberDetails = defineResource<MemberDetail>('members', 'detail');
export const signOutsUnderWay = defineUnderWay('members', 'memberSignOut', (state: MembersState) => state.signOuts);
export const memberActsUnderWay = defineUnderWay(
  'members',
  'memberAct',
  (state: MembersState) => state.acts,
  sharePeople,
);
export const repetitionsUnderWay = defineUnderWay('members', 'repetition', (state: MembersState) => state.repetitions);

/** Identifies the people of an act, for what is under way. */
export const peopleKey = (people: readonly NamedMember[]): string => people.map(({ id }) => id).join(' ');
/** The same for the export of the list. */
export const EXPORT_KEY = 'export';

/** Two acts on the same person would overtake each other. */
function sharePeople(one: string, other: string): boolean {
  const ids = other.split(' ');
  return one.split(' ').some((id) => ids.includes(id));
}

const slice = createSlice({
  name: 'members',
  initialState,
  reducers: {
    /** The address names a list; the rows of the previous page stay until the new ones arrive. */
    memberListOpened(state, { payload }: PayloadAction<string>) {
      state.key = payload;
      state.typed = null;
    },
    memberKeywordTyped(state, { payload }: PayloadAction<string>) {
      state.typed = payload;
    },
    /** Clears the selection. */
    choiceEmptied(state) {
      state.chosen = [];
      state.moving = [];
    },
    membersChosen(state, { payload }: PayloadAction<ChosenMember[]>) {
      state.chosen = payload;
    },
    /** Asked where these people are to move to. */
    membersMoveBegun(state, { payload }: PayloadAction<readonly ChosenMember[]>) {
      state.moving = [...payload];
    },
    memberOpened(state, { payload }: PayloadAction<string>) {
      if (state.opened !== payload) Object.assign(state, { detail: emptyLoad(), sessions: emptyLoad() });
      state.opened = payload;
    },
    disablingWanted(_state, _action: PayloadAction<NamedMember[]>) {},
    enablingWanted(_state, _action: PayloadAction<NamedMember[]>) {},
    memberSignOutWanted(_state, _action: PayloadAction<SignOut>) {},
    membersMoveWanted(_state, _action: PayloadAction<{ people: NamedMember[]; unitId: string }>) {},
    outcomeTold(state, { payload }: PayloadAction<MemberActOutcome>) {
      state.outcome = payload;
      state.moving = [];
      state.chosen = payload.refused.map(({ error: _error, ...one }) => one);
    },
    outcomeDismissed(state) {
      state.outcome = null;
    },
    repetitionWanted(_state, _action: PayloadAction<NamedMember>) {},
    invitationWithdrawalWanted(_state, _action: PayloadAction<NamedMember>) {},
    membersExportWanted() {},
    /** The person discards the changes in the drawer. */
    drawerClosed() {},
  },
  extraReducers: (builder) => {
    addUnderWay(builder, signOutsUnderWay);
    addUnderWay(builder, repetitionsUnderWay);
    addUnderWay(builder, memberActsUnderWay);
    addSubmission(builder, memberEdit, (state) => state.edit);
    addSubmission(builder, memberAddition, (state) => state.addition);
    addChangingResource(
      builder,
      memberRows,
      (state) => state.key,
      (state) => state.rows,
    );
    addChangingResource(
      builder,
      invitationRows,
      (state) => state.key,
      (state) => state.invitations,
    );
    addChangingResource(
      builder,
      memberDetails,
      (state) => state.opened,
      (state) => state.detail,
    );
    addChangingResource(
      builder,
      memberSessions,
      (state) => state.opened,
      (state) => state.sessions,
    );
  },
  selectors: {
    selectMemberListKey: (state) => state.key,
    selectMemberRows: (state) => state.rows,
    selectInvitations: (state) => state.invitations,
    selectTypedMember: (state) => state.typed,
    selectChosenMembers: (state) => state.chosen,
    selectMovingMembers: (state) => state.moving,
    selectActOutcome: (state) => state.outcome,
    selectMemberDetail: (state) => state.detail,
    selectMemberSessions: (state) => state.sessions,
    selectMemberSignOuts: (state) => state.signOuts,
    selectRepetitions: (state) => state.repetitions,
    selectMemberActs: (state) => state.acts,
    selectMemberEdit: (state) => state.edit,
    selectMemberAddition: (state) => state.addition,
  },
});

export const {
  memberListOpened,
  memberKeywordTyped,
  choiceEmptied,
  membersChosen,
  membersMoveBegun,
  memberOpened,
  disablingWanted,
  enablingWanted,
  memberSignOutWanted,
  membersMoveWanted,
  outcomeTold,
  outcomeDismissed,
  repetitionWanted,
  invitationWithdrawalWanted,
  membersExportWanted,
  drawerClosed,
} = slice.actions;
export const membersReducer = scoped('company', slice.reducer);
export const {
  selectMemberListKey,
  selectMemberRows,
  selectInvitations,
  selectTypedMember,
  selectChosenMembers,
  selectMovingMembers,
  selectActOutcome,
  selectMemberDetail,
  selectMemberSessions,
  selectMemberSignOuts,
  selectRepetitions,
  selectMemberActs,
  selectMemberEdit,
  selectMemberAddition,
} = slice.selectors;

/** Whether an act on any of these people is under way. */
export const selectIsActedOn = (
  state: Parameters<typeof memberActsUnderWay.isUnderWay>[0],
  people: readonly NamedMember[],
): boolean => memberActsUnderWay.isUnderWay(state, peopleKey(people));
