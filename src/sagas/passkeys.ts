// CON-1 "Security settings": the account's passkeys are created by the browser, named, and removed.
import { TIMING } from '../constants/timing.ts';
import { call, type SagaGenerator, takeEvery, takeLeading } from '../effects/effects.ts';
import {
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
import { callReauthenticated } from './steps/reauthenticated.ts';
import { settleChange } from './steps/settleChange.ts';
import { showToast } from './steps/showToast.ts';
import { askConfirmation } from './waits/askConfirmation.ts';
import { whileAccountPage } from './waits/whileAccountPage.ts';

export function* passkeys(): SagaGenerator<void> {
  yield* whileAccountPage('securitySetting', function* () {
    yield* takeLeading(passkeyWanted, add);
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
  const begun = yield* callReauthenticated(api.newPasskey());
  if (!begun?.ok) {
    yield* changed(begun);
    return;
  }
  const credential = yield* call(createPasskey, begun.value);
  if (credential === 'impossible') yield* showToast('error', { key: 'passkeys:notMade' }, TIMING.errorMessageMs);
  else if (credential !== null) yield* changed(yield* callReauthenticated(api.passkeyAddition(name, credential)));
}

function* rename({ payload: { id, name } }: ReturnType<typeof passkeyRenameWanted>): SagaGenerator<void> {
  yield* changed(yield* callApi(api.passkeyRename(id, name), { silent: true }));
}

function* remove({ payload: { id, name } }: ReturnType<typeof passkeyRemovalWanted>): SagaGenerator<void> {
  const isMeant = yield* askConfirmation({
    title: { key: 'passkeys:removeTitle' },
    question: { key: 'passkeys:removeQuestion', params: { name } },
    confirm: { key: 'passkeys:remove' },
    danger: true,
  });
  if (isMeant) yield* changed(yield* callReauthenticated(api.passkeyRemoval(id)));
}
