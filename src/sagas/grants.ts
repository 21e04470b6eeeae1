// Spec §6, CON-1: who holds which policies, directly or through a role. A switch takes effect at once and can be
// undone.
import { fork, put, type SagaGenerator, select, takeEvery } from '../effects/effects.ts';
import type { Grant, GrantChange } from '../features/grants/grantsSlice.ts';
import * as events from '../features/grants/grantsSlice.ts';
import { POLICY_WORDS } from '../features/grants/policyWords.ts';
import { selectOrganizationPlace } from '../features/myOrganization/organizationPlace.ts';
import type { Message } from '../lib/message.ts';
import {
  companyRoles,
  grantsOfMember,
  memberPolicyChange,
  memberRoleChange,
  rolePolicyChange,
} from '../services/api/grants.ts';
import { callApi } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { whileUnderWay } from './calls/underWay.ts';
import { offerUndo } from './steps/offerUndo.ts';
import { whileConsolePage } from './waits/whileConsolePage.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

/** Whose grants the address shows: a member's, the roles' ('roles'), or none. */
function subjectIn(state: Parameters<typeof selectOrganizationPlace>[0]): string | null {
  const { member, view } = selectOrganizationPlace(state);
  if (member !== '') return member;
  return view === 'grants' ? ROLES : null;
}
const ROLES = 'roles';

export function* grants(): SagaGenerator<void> {
  yield* fork(followSwitches);
  yield* whileConsolePage('myOrganization', readGrants, subjectIn);
}

/** Undo remains available after the page is left. */
function* followSwitches(): SagaGenerator<void> {
  yield* whileShellOpen(function* () {
    yield* takeEvery(events.grantSwitched, ({ payload }) => change(payload));
  });
}

function* readGrants(subject: string): SagaGenerator<void> {
  yield* put(events.grantsOpened(subject === ROLES ? null : subject));
  if (subject !== ROLES) yield* fork(readMember, subject);
  const on = [events.changesUnderWay.ended, events.rolesResource.wanted];
  yield* keepFresh(() => load(events.rolesResource, companyRoles()), { on, live: false });
}

function* readMember(id: string): SagaGenerator<void> {
  const on = [events.changesUnderWay.ended, events.memberResource.wanted];
  yield* keepFresh(() => load(events.memberResource, grantsOfMember(id), { key: id }), { on, live: false });
}

const endpointOf = (grant: Grant, isOn: boolean) => {
  if (grant.kind === 'rolePolicy') return rolePolicyChange(grant.role, grant.policy, isOn);
  if (grant.kind === 'memberRole') return memberRoleChange(grant.id, grant.role, isOn);
  return memberPolicyChange(grant.id, grant.policy, isOn);
};

/** Makes one change at a time per switch; returns whether it succeeded. */
function* perform({ grant, isOn }: GrantChange): SagaGenerator<boolean> {
  if ((yield* select(events.selectGrantTarget, grant)) !== undefined) return false;
  const key = events.changeKey({ grant, isOn });
  const answer = yield* whileUnderWay(events.changesUnderWay, key, () => callApi(endpointOf(grant, isOn)));
  return answer?.ok === true;
}

function* change({ grant, isOn }: GrantChange): SagaGenerator<void> {
  if (!(yield* perform({ grant, isOn }))) return;
  if (yield* offerUndo(done({ grant, isOn }))) yield* perform({ grant, isOn: !isOn });
}

/** The toast's message: who has gained or lost what. */
function done({ grant, isOn }: GrantChange): Message {
  const verb = isOn ? 'On' : 'Off';
  if (grant.kind === 'memberRole')
    return { key: `grants:memberRole${verb}`, params: { name: grant.name, role: grant.role } };
  const policy = POLICY_WORDS[grant.policy] ?? grant.policy;
  if (grant.kind === 'rolePolicy') return { key: `grants:rolePolicy${verb}`, params: { role: grant.role, policy } };
  return { key: `grants:memberPolicy${verb}`, params: { name: grant.name, policy } };
}
