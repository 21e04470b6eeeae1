import type { MemberResults } from '../../contract/members.ts';
import { TIMING } from '../constants/timing.ts';
import { put, type SagaGenerator, select, takeEvery } from '../effects/effects.ts';
import { firstNames } from '../features/members/firstNames.ts';
import * as events from '../features/members/membersSlice.ts';
import { panelClosed } from '../features/myOrganization/myOrganizationSlice.ts';
import { selectLanguage } from '../features/settings/settingsSlice.ts';
import * as api from '../services/api/members.ts';
import type { Endpoint } from '../services/http/endpoint.ts';
import { type ApiResult, callApi } from './calls/callApi.ts';
import { whileUnderWay } from './calls/underWay.ts';
import { offerUndo } from './steps/offerUndo.ts';
import { readMembersAgain } from './steps/readMembersAgain.ts';
import { showToast } from './steps/showToast.ts';
import { askConfirmation } from './waits/askConfirmation.ts';

/** Acts on one person or on several at once; each gets a result of their own. */
export function* memberActs(): SagaGenerator<void> {
  yield* takeEvery(events.disablingWanted, disable);
  yield* takeEvery(events.enablingWanted, enable);
  yield* takeEvery(events.memberSignOutWanted, signOut);
  yield* takeEvery(events.membersMoveWanted, move);
  yield* takeEvery(events.repetitionWanted, repeat);
  yield* takeEvery(events.invitationWithdrawalWanted, withdraw);
}

const idsOf = (people: readonly events.NamedMember[]) => people.map(({ id }) => id);

function* namesOf(people: readonly events.NamedMember[]): SagaGenerator<string> {
  return firstNames(people, yield* select(selectLanguage));
}

/** Performs an act, once at a time for the same people. */
function* ask<T>(people: readonly events.NamedMember[], endpoint: Endpoint<T>): SagaGenerator<ApiResult<T> | null> {
  return yield* whileUnderWay(events.memberActsUnderWay, events.peopleKey(people), () => callApi(endpoint));
}

/** The same, and reports for whom it was refused. Returns the people for whom it succeeded. */
function* perform(
  people: events.NamedMember[],
  endpoint: Endpoint<MemberResults>,
): SagaGenerator<events.NamedMember[]> {
  const answer = yield* ask(people, endpoint);
  return answer ? yield* tellOutcome(people, answer) : [];
}

function* tellOutcome(
  people: events.NamedMember[],
  answer: ApiResult<MemberResults>,
): SagaGenerator<events.NamedMember[]> {
  yield* readMembersAgain();
  if (!answer.ok) return [];
  const errors = new Map(answer.value.items.map(({ id, error }) => [id, error]));
  const refused = people.flatMap((one) => {
    const error = errors.get(one.id);
    return error ? [{ ...one, error }] : [];
  });
  yield* put(events.outcomeTold({ done: people.length - refused.length, refused }));
  return people.filter(({ id }) => !errors.get(id));
}

function* disable({ payload }: ReturnType<typeof events.disablingWanted>): SagaGenerator<void> {
  const params = { names: yield* namesOf(payload), count: payload.length };
  const isSure = yield* askConfirmation({
    title: { key: 'members:disableTitle' },
    question: { key: 'members:disableQuestion', params },
    consequence: { key: 'members:disableConsequence' },
    confirm: { key: 'members:disable' },
    danger: true,
  });
  if (!isSure) return;
  const done = yield* perform(payload, api.membersActive(idsOf(payload), false));
  if (done.length === 0) return;
  const told = { key: 'members:disabled', params: { names: yield* namesOf(done) } };
  if (yield* offerUndo(told)) yield* perform(done, api.membersActive(idsOf(done), true));
}

function* enable({ payload }: ReturnType<typeof events.enablingWanted>): SagaGenerator<void> {
  const done = yield* perform(payload, api.membersActive(idsOf(payload), true));
  if (done.length === 0) return;
  const told = { key: 'members:enabled', params: { names: yield* namesOf(done) } };
  if (yield* offerUndo(told)) yield* perform(done, api.membersActive(idsOf(done), false));
}

/** Signs a member out of this company on one device. This cannot be undone, so it asks first. */
function* signOut({
  payload: { member, id, device },
}: ReturnType<typeof events.memberSignOutWanted>): SagaGenerator<void> {
  const isSure = yield* askConfirmation({
    title: { key: 'members:signOutTitle' },
    question: { key: 'members:signOutQuestion', params: { name: member.name, device } },
    confirm: { key: 'members:signOut' },
    danger: true,
  });
  if (!isSure) return;
  const answer = yield* whileUnderWay(events.signOutsUnderWay, id, () => callApi(api.memberSessionEnd(member.id, id)));
  if (!answer) return;
  // Also after a refusal: the session may have ended by itself.
  yield* put(events.memberSessions.wanted(member.id));
  if (answer.ok)
    yield* showToast('success', { key: 'members:signedOut', params: { name: member.name, device } }, TIMING.messageMs);
}

/**
 * Moves people to another unit. Undo uses what the server returned: where each person was, and which units they led.
 */
function* move({ payload: { people, unitId } }: ReturnType<typeof events.membersMoveWanted>): SagaGenerator<void> {
  yield* put(panelClosed());
  const answer = yield* ask(people, api.membersMove(idsOf(people), unitId));
  if (!answer) return;
  const done = yield* tellOutcome(people, answer);
  if (!answer.ok || done.length === 0) return;
  const told = { key: 'members:moved', params: { names: yield* namesOf(done) } };
  const { former } = answer.value;
  if (former.length === 0) {
    yield* showToast('success', told, TIMING.messageMs);
    return;
  }
  if (!(yield* offerUndo(told))) return;
  yield* perform(
    done.filter(({ id }) => former.some((one) => one.id === id)),
    api.membersReturn(former),
  );
}

/** A second press while the first is pending would be refused as "just sent", next to the success message. */
function* repeat({ payload: { id, name } }: ReturnType<typeof events.repetitionWanted>): SagaGenerator<void> {
  const answer = yield* whileUnderWay(events.repetitionsUnderWay, id, () => callApi(api.invitationRepetition(id)));
  if (!answer) return;
  yield* readMembersAgain();
  if (answer.ok) yield* showToast('success', { key: 'members:repeated', params: { name } }, TIMING.messageMs);
}

function* withdraw({ payload }: ReturnType<typeof events.invitationWithdrawalWanted>): SagaGenerator<void> {
  const { id, name } = payload;
  const isSure = yield* askConfirmation({
    title: { key: 'members:withdrawTitle' },
    question: { key: 'members:withdrawQuestion', params: { name } },
    confirm: { key: 'members:withdraw' },
    danger: true,
  });
  if (!isSure) return;
  const answer = yield* ask([payload], api.invitationWithdrawal(id));
  if (!answer) return;
  yield* readMembersAgain();
  if (answer.ok) yield* showToast('success', { key: 'members:withdrawn', params: { name } }, TIMING.messageMs);
}
