// CON-1: the tree of a company's departments. The chosen unit is in the address; every change can be undone for a
// moment, except a removal, which asks first.
import { PATHS } from '../constants/paths.ts';
import { TIMING } from '../constants/timing.ts';
import { fork, put, type SagaGenerator, select, take, takeEvery } from '../effects/effects.ts';
import { forgetWanted } from '../features/forms/formsSlice.ts';
import * as events from '../features/myOrganization/myOrganizationSlice.ts';
import {
  type OrganizationPlace,
  organizationHref,
  selectOrganizationPlace,
  selectPanelOpen,
} from '../features/myOrganization/organizationPlace.ts';
import { below, mayMoveTo, placeOf, unitName } from '../features/myOrganization/unitTree.ts';
import { navigationWanted } from '../features/routing/routingSlice.ts';
import { selectLanguage } from '../features/settings/settingsSlice.ts';
import type { Message } from '../lib/message.ts';
import * as api from '../services/api/organizationUnits.ts';
import type { Endpoint } from '../services/http/endpoint.ts';
import { callApi } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { submitOnPage } from './calls/submission.ts';
import { whileUnderWay } from './calls/underWay.ts';
import { leaveWithDialog } from './steps/leaveWithDialog.ts';
import { offerUndo } from './steps/offerUndo.ts';
import { readMembersAgain } from './steps/readMembersAgain.ts';
import { showToast } from './steps/showToast.ts';
import { loadTree, tellOfGone, unitOf } from './steps/unitTree.ts';
import { renameUnit } from './unitRename.ts';
import { askConfirmation } from './waits/askConfirmation.ts';
import { whileConsolePage } from './waits/whileConsolePage.ts';

const selectUnit = (state: Parameters<typeof selectOrganizationPlace>[0]): string =>
  selectOrganizationPlace(state).unit;

export function* myOrganization(): SagaGenerator<void> {
  yield* fork(() => whileConsolePage('myOrganization', keepTree));
  yield* fork(() => whileConsolePage('myOrganization', showUnit, selectUnit));
  yield* fork(() => leaveWithDialog(events.unitAddition, selectPanelOpen('addUnit')));
  yield* submitOnPage(PATHS.myOrganization, events.unitAddition, addUnit, unitAdded, readMembersAgain);
}

/** If the intended parent department no longer exists, the typed text stays for the one above it. */
function* addUnit({ parentId, ...names }: ReturnType<typeof events.unitAddition.submitted>['payload']) {
  const [displayName, englishName] = [names.displayName.trim(), names.englishName.trim() || null];
  const answer = yield* callApi(api.newUnit({ parentId, displayName, englishName }), { silent: true });
  return !answer.ok && (yield* tellOfGone(answer.error, [parentId])) ? null : answer;
}

function* keepTree(): SagaGenerator<void> {
  yield* takeEvery(events.unitNewName.submitted, renameUnit);
  yield* takeEvery(events.unitMoveWanted, move);
  yield* takeEvery(events.unitRemovalWanted, remove);
  yield* takeEvery(events.panelClosed, closePanel);
  yield* keepFresh(() => load(events.managedUnits, api.companyUnits(), { as: ({ items }) => items }), {
    on: [events.managedUnits.wanted],
    live: false,
  });
}

/** Expands the tree down to the unit in the address, once the tree is loaded and on every reload. */
function* showUnit(unit: string): SagaGenerator<void> {
  while (true) {
    yield* put(events.unitShown(unit));
    yield* endIdleMove(unit);
    yield* take(events.managedUnits.loaded);
  }
}

/** A unit that cannot be moved, such as the root, has no move dialog. */
function* endIdleMove(unit: string): SagaGenerator<void> {
  const units = (yield* select(events.selectUnits)).data;
  const { panel } = yield* select(selectOrganizationPlace);
  if (panel === 'moveUnit' && units && !placeOf(units, unit)) yield* closePanel();
}

/**
 * Changes the first of these units, in which the others take part, and reloads the tree; after a refusal too, since
 * somebody else may have changed it.
 */
function* change(endpoint: Endpoint<unknown>, ids: readonly [string, ...(readonly string[])]): SagaGenerator<boolean> {
  const answer = yield* whileUnderWay(events.unitActsUnderWay, ids[0], () => callApi(endpoint));
  if (!answer) return false;
  if (!answer.ok) yield* tellOfGone(answer.error, ids);
  yield* readMembersAgain();
  return answer.ok;
}

/** Offers to undo the change. */
function* undoable(...[done, ...inverse]: [Message, ...Parameters<typeof change>]): SagaGenerator<boolean> {
  return (yield* offerUndo(done)) && (yield* change(...inverse));
}

/** Shows the new unit, with the tree expanded to it, unless the person has moved on to another one, or to a dialog. */
function* unitAdded({ id }: { id: string }): SagaGenerator<void> {
  yield* closePanel();
  const { unit: from } = yield* select(selectOrganizationPlace);
  const isRead = yield* loadTree();
  const { unit: at, view, panel } = yield* select(selectOrganizationPlace);
  if (isRead && at === from && panel === '') yield* put(navigationWanted({ to: organizationHref({ unit: id, view }) }));
  const parentId = (yield* unitOf(id)).unit?.parentId ?? '';
  if (yield* undoable({ key: 'myOrganization:added' }, api.unitRemoval(id), [id])) yield* leaveUnit(id, parentId);
}

/** The unit no longer exists: if it is shown, one above it is shown instead. */
function* leaveUnit(id: string, above: string): SagaGenerator<void> {
  const place = yield* select(selectOrganizationPlace);
  if (place.unit !== id) return;
  yield* put(navigationWanted({ to: organizationHref({ unit: above, view: place.view }), replace: true }));
}

function* move({ payload: { id, ...to } }: ReturnType<typeof events.unitMoveWanted>): SagaGenerator<void> {
  const { units, unit } = yield* unitOf(id);
  const from = placeOf(units, id);
  if (!unit || !from || !mayMoveTo(units, id, to.parentId)) {
    yield* showToast('error', { key: 'myOrganization:moveImpossible' }, TIMING.messageMs);
    return;
  }
  yield* closePanel();
  if (!(yield* change(api.unitMove(id, to), [id, to.parentId]))) return;
  const language = yield* select(selectLanguage);
  const parent = units.find((one) => one.id === to.parentId);
  const params = { unit: unitName(unit, language), parent: parent ? unitName(parent, language) : '' };
  yield* undoable({ key: 'myOrganization:moved', params }, api.unitMove(id, from), [id, from.parentId]);
}

function* remove({ payload: id }: ReturnType<typeof events.unitRemovalWanted>): SagaGenerator<void> {
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
  if (!isSure || !(yield* change(api.unitRemoval(id), [id]))) return;
  yield* leaveUnit(id, unit.parentId);
  yield* showToast('success', { key: 'myOrganization:removed', params }, TIMING.messageMs);
}

function* closePanel(): SagaGenerator<void> {
  const place: OrganizationPlace = yield* select(selectOrganizationPlace);
  if (place.panel === '') return;
  yield* put(forgetWanted(place.panel === 'addMember' ? 'memberAdd' : 'unitAdd'));
  yield* put(navigationWanted({ to: organizationHref({ ...place, panel: '' }), replace: true }));
}
