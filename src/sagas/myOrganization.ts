// CON-1: the tree of a company's departments. The chosen unit is in the address; every change can be taken back for a
// moment, except a removal, which is asked about.
import { fork, put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { PATHS } from '../constants/paths.ts';
import { TIMING } from '../constants/timing.ts';
import { forgetRequested } from '../features/forms/formsSlice.ts';
import * as events from '../features/myOrganization/myOrganizationSlice.ts';
import {
  type OrganizationPlace,
  organizationHref,
  selectOrganizationPlace,
} from '../features/myOrganization/organizationPlace.ts';
import { below, mayMoveTo, placeOf, shownName, unitName } from '../features/myOrganization/unitTree.ts';
import { navigationRequested } from '../features/routing/routingSlice.ts';
import { selectLanguage } from '../features/settings/settingsSlice.ts';
import type { Message } from '../lib/message.ts';
import * as api from '../services/api/organizationUnits.ts';
import type { Endpoint } from '../services/http/endpoint.ts';
import { type ApiResult, callApi } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { submitOnPage } from './calls/submission.ts';
import { offerUndo } from './steps/offerUndo.ts';
import { overVersion } from './steps/overVersion.ts';
import { readMembersAgain } from './steps/readMembersAgain.ts';
import { showFailure } from './steps/showFailure.ts';
import { showToast } from './steps/showToast.ts';
import { askConfirmation } from './waits/askConfirmation.ts';
import { whileConsolePage } from './waits/whileConsolePage.ts';

const selectUnit = (state: Parameters<typeof selectOrganizationPlace>[0]): string =>
  selectOrganizationPlace(state).unit;

export function* myOrganization(): SagaGenerator<void> {
  yield* fork(() => whileConsolePage('myOrganization', keepTree));
  yield* fork(() => whileConsolePage('myOrganization', showUnit, selectUnit));
  yield* submitOnPage(
    PATHS.myOrganization,
    events.unitAddition,
    ({ parentId, displayName, englishName }) =>
      callApi(api.newUnit({ parentId, displayName: displayName.trim(), englishName: englishName.trim() || null }), {
        silent: true,
      }),
    unitAdded,
  );
}

function* keepTree(): SagaGenerator<void> {
  yield* takeEvery(events.renameAsked, rename);
  yield* takeEvery(events.moveAsked, move);
  yield* takeEvery(events.removalAsked, remove);
  yield* takeEvery(events.panelClosed, closePanel);
  yield* keepFresh(loadTree, { on: [events.managedUnits.wanted], live: false });
}

function loadTree(): SagaGenerator<boolean> {
  return load(events.managedUnits, api.companyUnits(), { as: ({ items }) => items });
}

/** The way to the unit in the address is open, once the tree is known and whenever it is read again. */
function* showUnit(unit: string): SagaGenerator<void> {
  while (true) {
    yield* put(events.unitShown(unit));
    yield* endIdleMove(unit);
    yield* take(events.managedUnits.loaded);
  }
}

/** What has no place to leave, such as the root, has no dialog that moves it. */
function* endIdleMove(unit: string): SagaGenerator<void> {
  const units = (yield* select(events.selectUnits)).data;
  const { panel } = yield* select(selectOrganizationPlace);
  if (panel === 'moveUnit' && units && !placeOf(units, unit)) yield* closePanel();
}

/** Does something to the tree and reads it again; after a refusal too, since somebody else may have changed it. */
function* change(endpoint: Endpoint<unknown>): SagaGenerator<boolean> {
  const { ok } = yield* callApi(endpoint);
  yield* readMembersAgain();
  return ok;
}

/** Offers to take back what was done. */
function* undoable(done: Message, inverse: Endpoint<unknown>): SagaGenerator<void> {
  if (yield* offerUndo(done)) yield* change(inverse);
}

function* unitOf(id: string) {
  const units = (yield* select(events.selectUnits)).data ?? [];
  return { units, unit: units.find((one) => one.id === id) };
}

function* unitAdded({ id }: { id: string }): SagaGenerator<void> {
  yield* closePanel();
  yield* put(events.managedUnits.wanted());
  yield* undoable({ key: 'myOrganization:added' }, api.unitRemoval(id));
}

/** Changes the name that is shown. An emptied English one goes, and the Chinese one is shown again. */
function* rename({ payload: { id, name: typed } }: ReturnType<typeof events.renameAsked>): SagaGenerator<void> {
  const { unit } = yield* unitOf(id);
  if (!unit) return;
  const shown = shownName(unit, yield* select(selectLanguage));
  const name = typed.trim() || (shown === 'englishName' ? null : unit.displayName);
  if (name === unit[shown]) return;
  if (!(yield* saveName(id, shown, unit[shown], name))) return;
  const done = { key: 'myOrganization:renamed', params: { from: unit[shown] ?? '', to: name ?? unit.displayName } };
  if (yield* offerUndo(done)) yield* saveName(id, shown, name, unit[shown]);
}

/** False if the name is not there now: it was refused, or the person has taken that of somebody else. */
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
      // What was read before this change may have gone already; what was read because of it has not.
      if (isNew && name === known?.values.name) return null;
      const change = api.unitChange(id, { [shown]: name || null }, known?.stamp ?? null);
      const sent = yield* callApi(change, { silent: true });
      isThere = sent.ok;
      return sent;
    },
    names: { name: { key: 'myOrganization:name' } },
  });
  if (answer && !answer.ok) yield* showFailure(answer.error);
  yield* readMembersAgain();
  return isThere;
}

function* move({ payload: { id, ...to } }: ReturnType<typeof events.moveAsked>): SagaGenerator<void> {
  const { units, unit } = yield* unitOf(id);
  const from = placeOf(units, id);
  if (!unit || !from || !mayMoveTo(units, id, to.parentId)) {
    yield* showToast('error', { key: 'myOrganization:moveImpossible' }, TIMING.messageMs);
    return;
  }
  yield* closePanel();
  if (!(yield* change(api.unitMove(id, to)))) return;
  const language = yield* select(selectLanguage);
  const parent = units.find((one) => one.id === to.parentId);
  const params = { unit: unitName(unit, language), parent: parent ? unitName(parent, language) : '' };
  yield* undoable({ key: 'myOrganization:moved', params }, api.unitMove(id, from));
}

function* remove({ payload: id }: ReturnType<typeof events.removalAsked>): SagaGenerator<void> {
  const { units, unit } = yield* unitOf(id);
  if (!unit) return;
  const name = unitName(unit, yield* select(selectLanguage));
  const params = { unit: name, people: unit.totalMemberCount, units: below(units, id).length };
  if (unit.parentId === null || params.people > 0 || params.units > 0) {
    const key = unit.parentId === null ? 'myOrganization:rootStays' : 'myOrganization:notEmpty';
    yield* showToast('warning', { key, params }, TIMING.messageMs);
    return;
  }
  const isSure = yield* askConfirmation({
    title: { key: 'myOrganization:removeTitle' },
    question: { key: 'myOrganization:removeQuestion', params },
    consequence: { key: 'myOrganization:removeConsequence' },
    confirm: { key: 'myOrganization:remove' },
    danger: true,
  });
  if (!isSure || !(yield* change(api.unitRemoval(id)))) return;
  const place = yield* select(selectOrganizationPlace);
  if (place.unit === id)
    yield* put(navigationRequested({ to: organizationHref({ unit: unit.parentId, view: place.view }), replace: true }));
  yield* showToast('success', { key: 'myOrganization:removed', params }, TIMING.messageMs);
}

function* closePanel(): SagaGenerator<void> {
  const place: OrganizationPlace = yield* select(selectOrganizationPlace);
  if (place.panel === '') return;
  yield* put(forgetRequested(place.panel === 'addMember' ? 'memberAdd' : 'unitAdd'));
  yield* put(navigationRequested({ to: organizationHref({ ...place, panel: '' }), replace: true }));
}
