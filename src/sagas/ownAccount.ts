// Decision 0040, ACC-12: exports a person's own data, deletes their account and unlinks their external sign-ins.
import { PATHS } from '../constants/paths.ts';
import { TIMING } from '../constants/timing.ts';
import { fork, put, type SagaGenerator, takeEvery, takeLeading } from '../effects/effects.ts';
import * as own from '../features/ownAccount/ownAccountSlice.ts';
import { noticesResource } from '../features/securityNotices/securityNoticesSlice.ts';
import { logResource } from '../features/securitySetting/securitySettingSlice.ts';
import * as api from '../services/api/ownAccount.ts';
import { type ApiResult, callApi } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { whileUnderWay } from './calls/underWay.ts';
import { callReauthenticated, reauthenticated } from './steps/reauthenticated.ts';
import { fileMinute, saveFile } from './steps/saveFile.ts';
import { settleChange } from './steps/settleChange.ts';
import { showToast } from './steps/showToast.ts';
import { askConfirmation } from './waits/askConfirmation.ts';
import { oncePageShown } from './waits/oncePageShown.ts';
import { whileAccountPage } from './waits/whileAccountPage.ts';

export function* ownAccount(): SagaGenerator<void> {
  yield* fork(() => whileAccountPage('securitySetting', keepLogins));
  while (true) {
    yield* oncePageShown(PATHS.ownAccount, function* () {
      yield* takeLeading(own.exportWanted, exportData);
      yield* takeLeading(own.leaveWanted, leave);
      yield* takeLeading(own.stayWanted, stay);
      yield* keepFresh(() => load(own.deletionResource, api.accountDeletion()), {
        on: [own.deletionResource.wanted],
        live: false,
      });
    });
  }
}

function* keepLogins(): SagaGenerator<void> {
  yield* takeLeading(own.loginRemovalWanted, removeLogin);
  yield* takeEvery(own.loginReturnWanted, returnLogin);
  yield* keepFresh(() => load(own.loginsResource, api.externalLogins(), { as: ({ items }) => items }), {
    on: [own.loginsResource.wanted],
    live: false,
  });
}

function* exportData(): SagaGenerator<void> {
  const name = `my-data ${yield* fileMinute()}.json`;
  const saved = yield* whileUnderWay(own.exportUnderWay, 'data', () =>
    reauthenticated(() => saveFile(api.ownDataFile(), name, { silent: true })),
  );
  yield* settleChange(saved);
}

type Answer = ApiResult<unknown> | null;
const acting = (key: string, ask: () => SagaGenerator<Answer>) => whileUnderWay(own.ownActsUnderWay, key, ask);

function* leave(): SagaGenerator<void> {
  const isMeant = yield* askConfirmation({
    title: { key: 'ownAccount:leaveTitle' },
    question: { key: 'ownAccount:leaveQuestion' },
    confirm: { key: 'ownAccount:leave' },
    danger: true,
  });
  if (!isMeant) return;
  const answer = yield* acting(own.DELETION, () => callReauthenticated(api.accountDeletionRequest()));
  if (yield* settleChange(answer, own.deletionResource, noticesResource))
    yield* showToast('success', { key: 'ownAccount:leaves' }, TIMING.messageMs);
}

function* stay(): SagaGenerator<void> {
  const answer = yield* acting(own.DELETION, () => callApi(api.accountDeletionEnd(), { silent: true }));
  if (yield* settleChange(answer, own.deletionResource, noticesResource))
    yield* showToast('success', { key: 'ownAccount:stays' }, TIMING.messageMs);
}

function* removeLogin({ payload: { id, provider } }: ReturnType<typeof own.loginRemovalWanted>): SagaGenerator<void> {
  const isMeant = yield* askConfirmation({
    title: { key: 'ownAccount:removeTitle' },
    question: { key: 'ownAccount:removeQuestion', params: { provider } },
    confirm: { key: 'ownAccount:remove' },
    danger: true,
  });
  if (isMeant) yield* loginChanged(yield* acting(id, () => callReauthenticated(api.externalLoginRemoval(id))));
}

function* returnLogin({ payload: { id } }: ReturnType<typeof own.loginReturnWanted>): SagaGenerator<void> {
  yield* loginChanged(yield* acting(id, () => callReauthenticated(api.externalLoginReturn(id))));
}

/** The log beside it has gained a row. */
function* loginChanged(answer: Answer): SagaGenerator<void> {
  if (yield* settleChange(answer, own.loginsResource, noticesResource)) yield* put(logResource.wanted());
}
