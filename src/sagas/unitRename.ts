import { cancelled, put, type SagaGenerator, select } from '../effects/effects.ts';
import * as events from '../features/myOrganization/myOrganizationSlice.ts';
import { shownName } from '../features/myOrganization/unitTree.ts';
import { selectLanguage } from '../features/settings/settingsSlice.ts';
import { NO_FAILURE } from '../lib/formFailure.ts';
import * as api from '../services/api/organizationUnits.ts';
import type { ApiError } from '../services/http/apiError.ts';
import { type ApiResult, callApi } from './calls/callApi.ts';
import { formFailureOf } from './calls/formFailure.ts';
import { settleSubmission } from './calls/submission.ts';
import { offerUndo } from './steps/offerUndo.ts';
import { overVersion } from './steps/overVersion.ts';
import { readMembersAgain } from './steps/readMembersAgain.ts';
import { showFailure } from './steps/showFailure.ts';
import { loadTree, tellOfGone, unitOf } from './steps/unitTree.ts';

/**
 * Changes the shown name; its field closes if the person leaves the page first: on return the tree shows the saved
 * name.
 */
export function* renameUnit({ payload }: ReturnType<typeof events.unitNewName.submitted>): SagaGenerator<void> {
  try {
    yield* rename(payload);
  } finally {
    if (yield* cancelled()) yield* put(events.renamingLeft(payload.id));
  }
}

/** An emptied English name is removed, and the Chinese one is shown again. */
function* rename({ id, name: typed }: ReturnType<typeof events.unitNewName.submitted>['payload']): SagaGenerator<void> {
  const { unit } = yield* unitOf(id);
  if (!unit) {
    yield* put(events.renamingLeft(id));
    return;
  }
  const shown = shownName(unit, yield* select(selectLanguage));
  const name = typed.trim() || (shown === 'englishName' ? null : unit.displayName);
  if (name === unit[shown]) {
    yield* put(events.renamingLeft(id));
    return;
  }
  const { isThere, error } = yield* saveName(id, shown, unit[shown], name);
  if (error) yield* refuse(id, error);
  else yield* put(events.renamingLeft(id));
  if (!isThere) return;
  const done = { key: 'myOrganization:renamed', params: { from: unit[shown] ?? '', to: name ?? unit.displayName } };
  if (!(yield* offerUndo(done))) return;
  const back = yield* saveName(id, shown, name, unit[shown]);
  if (back.error && !(yield* tellOfGone(back.error, [id]))) yield* showFailure(back.error);
}

/** Shows the failure beside the field, if it is still open. A unit that no longer exists has none. */
function* refuse(id: string, error: ApiError): SagaGenerator<void> {
  const isOpen = (yield* select(events.selectRenamed)) === id;
  if (yield* tellOfGone(error, [id])) yield* put(events.renamingLeft(id));
  else if (!isOpen) yield* showFailure(error);
  else {
    const { fields, error: whole } = formFailureOf(error, events.UNIT_FIELDS);
    const refusal = fields.displayName ?? fields.englishName ?? whole;
    yield* settleSubmission(events.unitNewName, { ...NO_FAILURE, error: refusal });
  }
}

/** `isThere` is false if the name is not in place now: it was refused, or the person has taken somebody else's. */
function* saveName(id: string, shown: events.UnitField, from: string | null, to: string | null) {
  let isThere = false;
  let isNew = false;
  const answer = yield* overVersion({
    began: { name: from ?? '' },
    own: { name: to ?? '' },
    *known() {
      const { unit } = yield* unitOf(id);
      return unit ? { values: { name: unit[shown] ?? '' }, stamp: unit.concurrencyStamp ?? null } : null;
    },
    *read() {
      isNew = yield* loadTree();
      return isNew;
    },
    *send({ name }, known): SagaGenerator<ApiResult<unknown> | null> {
      // Data read before this change may be stale already; data read because of it is not.
      if (isNew && name === known?.values.name) return null;
      const change = api.unitChange(id, { [shown]: name || null }, known?.stamp ?? null);
      const sent = yield* callApi(change, { silent: true });
      isThere = sent.ok;
      return sent;
    },
    names: { name: { key: 'myOrganization:name' } },
  });
  yield* readMembersAgain();
  return { isThere, error: answer && !answer.ok ? answer.error : null };
}
