// CON-1: who can sign in to the installation, in the console of a host administrator, who helps whoever has lost the second
// step. Where the company in force has its organisation, whoever works without one finds the accounts of all.
import { delay, put, type SagaGenerator, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { HostAccount } from '../../contract/hostAccounts.ts';
import { LIMITS } from '../constants/limits.ts';
import { TIMING } from '../constants/timing.ts';
import { hostAccountsHref, selectHostAccountFilters } from '../features/hostAccounts/hostAccountList.ts';
import {
  hostAccountRows,
  hostAccountsOpened,
  hostAccountTyped,
  resetAsked,
  resetBegun,
  resetEnded,
} from '../features/hostAccounts/hostAccountsSlice.ts';
import { navigationRequested } from '../features/routing/routingSlice.ts';
import * as api from '../services/api/hostAccounts.ts';
import { errorMessage } from './calls/errorMessage.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { callReauthenticated } from './steps/reauthenticated.ts';
import { showToast } from './steps/showToast.ts';
import { askConfirmation } from './waits/askConfirmation.ts';
import { whileHostPage } from './waits/whileConsolePage.ts';
import { whileShown } from './waits/whileShown.ts';

const selectListHref = (state: Parameters<typeof selectHostAccountFilters>[0]) =>
  hostAccountsHref(selectHostAccountFilters(state));

export function* hostAccounts(): SagaGenerator<void> {
  yield* whileHostPage('myOrganization', showAccounts);
}

function* showAccounts(): SagaGenerator<void> {
  yield* takeLatest(hostAccountTyped, followWords);
  yield* takeLeading(resetAsked, ({ payload }) => reset(payload));
  yield* whileShown(selectListHref, (key) =>
    keepFresh(() => loadRows(key), { on: [hostAccountRows.wanted], live: false }),
  );
}

function* loadRows(key: string): SagaGenerator<void> {
  yield* put(hostAccountsOpened(key));
  const { filter, state, signedInOn, page } = yield* select(selectHostAccountFilters);
  const query = {
    skipCount: (page - 1) * LIMITS.memberListPage,
    maxResultCount: LIMITS.memberListPage,
    ...(filter !== '' && { filter }),
    ...(state !== '' && { isActive: state === 'active' }),
    ...(signedInOn !== '' && { signedInOn }),
  };
  yield* load(hostAccountRows, api.hostAccountPage(query), { key });
}

/** The list follows the typed words after a pause, from its first page; no step in the history for each letter. */
function* followWords({ payload }: ReturnType<typeof hostAccountTyped>): SagaGenerator<void> {
  yield* delay(TIMING.listSearchMs);
  const filters = yield* select(selectHostAccountFilters);
  yield* put(
    navigationRequested({ to: hostAccountsHref({ ...filters, filter: payload.trim(), page: 1 }), replace: true }),
  );
}

/** It ends that account's sign-ins, so it is asked about. */
function* reset({ id, name, userName }: HostAccount): SagaGenerator<void> {
  const isSure = yield* askConfirmation({
    title: { key: 'hostAccounts:resetTitle' },
    question: { key: 'hostAccounts:resetQuestion', params: { person: name, userName } },
    consequence: { key: 'hostAccounts:resetConsequence' },
    confirm: { key: 'hostAccounts:reset' },
  });
  if (!isSure) return;
  yield* put(resetBegun(id));
  const answer = yield* callReauthenticated(api.secondStepReset(userName));
  yield* put(resetEnded());
  if (answer === null) return;
  if (answer.ok)
    yield* showToast('success', { key: 'hostAccounts:resetDone', params: { person: name } }, TIMING.messageMs);
  else yield* showToast('error', errorMessage(answer.error), TIMING.errorMessageMs);
  // Refused, the list may know less than the server.
  yield* put(hostAccountRows.wanted());
}
