// CON-1 "Security settings": the account's passkeys are created by the browser, named, and removed.
import { TIMING } from '../constants/timing.ts';
import { call, type SagaGenerator, takeEvery } from '../effects/effects.ts';
import {
  NEW_PASSKEY,
  passkeyActsUnderWay,
  passkeyRemovalWanted,
  passkeyRenameWanted,
  passkeysResource,
  passkeyWanted,
} from '../features/passkeys/passkeysSlice.ts';
import { logResource } from '../features/securitySetting/securitySettingSlice.ts';
import * as api from '../services/api/security.ts';
import { createPasskey } from '../services/browser/passkeys.ts';
import { type ApiResult, callApi } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { whileUnderWay } from './calls/underWay.ts';
import { callReauthenticated } from './steps/reauthenticated.ts';
import { settleChange } from './steps/settleChange.ts';
import { showToast } from './steps/showToast.ts';
import { askConfirmation } from './waits/askConfirmation.ts';
import { whileAccountPage } from './waits/whileAccountPage.ts';

export function* passkeys(): SagaGenerator<void> {
  yield* whileAccountPage('securitySetting', function* () {
    yield* takeEvery(passkeyWanted, add);
    yield* takeEvery(passkeyRenameWanted, rename);
    yield* takeEvery(passkeyRemovalWanted, remove);
    yield* keepFresh(() => load(passkeysResource, api.ownPasskeys(), { as: ({ items }) => items }), {
      on: [passkeysResource.wanted],
      live: false,
    });
  });
}

function* changed(answer: ApiResult<unknown> | null): SagaGenerator<void> {
  yield* settleChange(answer, passkeysResource, logResource);
}

function* add({ payload: { name } }: ReturnType<typeof passkeyWanted>): SagaGenerator<void> {
  yield* changed(yield* whileUnderWay(passkeyActsUnderWay, NEW_PASSKEY, () => make(name)));
}

/** Null if the person cancels, or the browser cannot, which is reported. */
function* make(name: string): SagaGenerator<ApiResult<unknown> | null> {
  const begun = yield* callReauthenticated(api.newPasskey());
  if (!begun?.ok) return begun;
  const credential = yield* call(createPasskey, begun.value);
  if (credential === 'impossible') {
    yield* showToast('error', { key: 'passkeys:notMade' }, TIMING.errorMessageMs);
    return null;
  }
  return credential && (yield* callReauthenticated(api.passkeyAddition(name, credential)));
}

function* rename({ payload: { id, name } }: ReturnType<typeof passkeyRenameWanted>): SagaGenerator<void> {
  const answer = yield* whileUnderWay(passkeyActsUnderWay, id, () =>
    callApi(api.passkeyRename(id, name), { silent: true }),
  );
  yield* changed(answer);
}

function* remove({ payload: { id, name } }: ReturnType<typeof passkeyRemovalWanted>): SagaGenerator<void> {
  const isMeant = yield* askConfirmation({
    title: { key: 'passkeys:removeTitle' },
    question: { key: 'passkeys:removeQuestion', params: { name } },
    confirm: { key: 'passkeys:remove' },
    danger: true,
  });
  if (!isMeant) return;
  yield* changed(yield* whileUnderWay(passkeyActsUnderWay, id, () => callReauthenticated(api.passkeyRemoval(id))));
}
