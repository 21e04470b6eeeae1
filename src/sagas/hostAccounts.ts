// CON-1: who can sign in to the installation, in the console of a host administrator, who helps people who have lost
// their second step. It takes the place of a company's organisation page when no company is active, and lists all
// accounts.
import type { HostAccount } from '../../contract/hostAccounts.ts';
import { LIMITS } from '../constants/limits.ts';
import { TIMING } from '../constants/timing.ts';
import { type SagaGenerator, takeLatest, takeLeading } from '../effects/effects.ts';
import { hostAccountsHref, selectHostAccountFilters } from '../features/hostAccounts/hostAccountList.ts';
import {
  hostAccountRows,
  hostAccountsOpened,
  hostAccountTyped,
  resetsUnderWay,
  resetWanted,
} from '../features/hostAccounts/hostAccountsSlice.ts';
import * as api from '../services/api/hostAccounts.ts';
import { followTyped, keepList } from './calls/addressList.ts';
import { whileUnderWay } from './calls/underWay.ts';
import { callReauthenticated } from './steps/reauthenticated.ts';
import { settleChange } from './steps/settleChange.ts';
import { showToast } from './steps/showToast.ts';
import { askConfirmation } from './waits/askConfirmation.ts';
import { whileHostPage } from './waits/whileConsolePage.ts';

const LIST = {
  rows: hostAccountRows,
  opened: hostAccountsOpened,
  filters: selectHostAccountFilters,
  href: hostAccountsHref,
  size: LIMITS.memberListPage,
  endpoint: api.hostAccountPage,
};

export function* hostAccounts(): SagaGenerator<void> {
  yield* whileHostPage('myOrganization', showAccounts);
}

function* showAccounts(): SagaGenerator<void> {
  yield* takeLatest(hostAccountTyped, ({ payload }) => followTyped(LIST, { filter: payload.trim() }));
  yield* takeLeading(resetWanted, ({ payload }) => reset(payload));
  yield* keepList(LIST);
}

/** Asks first, because it ends that account's sign-ins. */
function* reset({ id, name, userName }: HostAccount): SagaGenerator<void> {
  const isSure = yield* askConfirmation({
    title: { key: 'hostAccounts:resetTitle' },
    question: { key: 'hostAccounts:resetQuestion', params: { person: name, userName } },
    consequence: { key: 'hostAccounts:resetConsequence' },
    confirm: { key: 'hostAccounts:reset' },
  });
  if (!isSure) return;
  const answer = yield* whileUnderWay(resetsUnderWay, id, () => callReauthenticated(api.secondStepReset(userName)));
  if (yield* settleChange(answer, hostAccountRows))
    yield* showToast('success', { key: 'hostAccounts:resetDone', params: { person: name } }, TIMING.messageMs);
}
