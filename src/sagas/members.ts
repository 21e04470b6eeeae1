// CON-1: the people of a company, in the unit in the address and all units below it. Filters, page and the open drawer
// are in the address.
import { LIMITS } from '../constants/limits.ts';
import { PATHS } from '../constants/paths.ts';
import { TIMING } from '../constants/timing.ts';
import { fork, put, type SagaGenerator, select, takeEvery, takeLatest } from '../effects/effects.ts';
import { forgetWanted, formTyped, selectTyped } from '../features/forms/formsSlice.ts';
import { editedOf, type MemberEdit, memberAddition, memberEdit } from '../features/members/memberForms.ts';
import * as events from '../features/members/membersSlice.ts';
import { panelClosed, selectUnits } from '../features/myOrganization/myOrganizationSlice.ts';
import {
  bare,
  type OrganizationPlace,
  organizationHref,
  selectOrganizationPlace,
  selectPanelOpen,
} from '../features/myOrganization/organizationPlace.ts';
import { unitName } from '../features/myOrganization/unitTree.ts';
import { navigationWanted } from '../features/routing/routingSlice.ts';
import { selectLanguage } from '../features/settings/settingsSlice.ts';
import * as api from '../services/api/members.ts';
import { followTyped } from './calls/addressList.ts';
import { callApi } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { loadAgain } from './calls/loadAgain.ts';
import { load } from './calls/resource.ts';
import { submitEach, submitOnPage } from './calls/submission.ts';
import { whileUnderWay } from './calls/underWay.ts';
import { memberActs } from './memberActs.ts';
import { leaveWithDialog } from './steps/leaveWithDialog.ts';
import { offerUndo } from './steps/offerUndo.ts';
import { overVersion } from './steps/overVersion.ts';
import { readMembersAgain, readPeopleAgain } from './steps/readMembersAgain.ts';
import { saveFile } from './steps/saveFile.ts';
import { showToast } from './steps/showToast.ts';
import { whileConsolePage } from './waits/whileConsolePage.ts';

type State = Parameters<typeof selectOrganizationPlace>[0];
const selectListHref = (state: State) => organizationHref(bare(selectOrganizationPlace(state)));
const selectUnit = (state: State) => selectOrganizationPlace(state).unit;
const selectOpened = (state: State) => selectOrganizationPlace(state).member || null;

export function* members(): SagaGenerator<void> {
  yield* fork(() => whileConsolePage('myOrganization', followActs));
  yield* fork(() => whileConsolePage('myOrganization', keepRows, selectListHref));
  yield* fork(() => whileConsolePage('myOrganization', keepDetail, selectOpened));
  yield* fork(() => whileConsolePage('myOrganization', forgetChoice, selectUnit));
  yield* fork(() => whileConsolePage('myOrganization', endIdleMove, selectPanelOpen('moveMembers')));
  yield* fork(() => leaveWithDialog(memberEdit, selectOpened));
  yield* fork(() => leaveWithDialog(memberAddition, selectPanelOpen('addMember')));
  yield* submitOnPage(PATHS.myOrganization, memberAddition, sendAddition, added, readMembersAgain);
}

function* followActs(): SagaGenerator<void> {
  yield* takeLatest(events.memberKeywordTyped, ({ payload }) =>
    followTyped({ filters: selectOrganizationPlace, href: organizationHref }, { keyword: payload.trim() }),
  );
  yield* takeEvery(events.membersExportWanted, exportList);
  yield* takeEvery(events.drawerClosed, closeDrawer);
  yield* memberActs();
}

/** Clears the selection: people selected in another unit are no longer visible. */
function* forgetChoice(): SagaGenerator<void> {
  yield* put(events.choiceEmptied());
  yield* put(events.outcomeDismissed());
}

/** After a reload it is not known whom to move; without this, the dialog would open with the next move. */
function* endIdleMove(): SagaGenerator<void> {
  if ((yield* select(events.selectMovingMembers)).length > 0) return;
  const place = yield* select(selectOrganizationPlace);
  yield* put(navigationWanted({ to: organizationHref({ ...place, panel: '' }), replace: true }));
}

const searchOf = ({ keyword }: Pick<OrganizationPlace, 'keyword'>) => keyword !== '' && { nameOrPhoneNumber: keyword };

/** The filter that the address describes. */
function filterOf({ unit, keyword, status, joinedFrom, signedInOn }: OrganizationPlace) {
  return {
    ...(unit !== '' && { organizationUnitId: unit }),
    ...searchOf({ keyword }),
    ...(joinedFrom !== '' && { joinedFrom }),
    ...(signedInOn !== '' && { signedInOn }),
    ...((status === 'active' || status === 'disabled') && { isActive: status === 'active' }),
  };
}

function* keepRows(key: string): SagaGenerator<void> {
  yield* put(events.memberListOpened(key));
  const place = yield* select(selectOrganizationPlace);
  if (place.view === 'grants') return;
  const size = LIMITS.memberListPage;
  const pages = { skipCount: (place.page - 1) * size, maxResultCount: size };
  yield* place.status === 'invited'
    ? keepFresh(() => load(events.invitationRows, api.invitationPage({ ...searchOf(place), ...pages }), { key }), {
        on: [events.invitationRows.wanted],
        live: false,
      })
    : keepFresh(() => load(events.memberRows, api.memberPage({ ...filterOf(place), ...pages }), { key }), {
        on: [events.memberRows.wanted],
        live: false,
      });
}

function* keepDetail(id: string): SagaGenerator<void> {
  yield* put(events.memberOpened(id));
  // Text typed about somebody else does not belong to this person.
  if ((yield* select(selectTyped))['memberEdit/memberId'] !== id) {
    yield* put(forgetWanted('memberEdit'));
    yield* put(formTyped({ key: 'memberEdit/memberId', typed: id }));
  }
  yield* fork(() =>
    keepFresh(() => load(events.memberSessions, api.sessionsOfMember(id), { key: id, as: ({ items }) => items }), {
      on: [events.memberSessions.wanted],
      live: false,
    }),
  );
  yield* fork(() => submitEach(memberEdit, sendEdit, edited));
  const on = [events.memberDetails.wanted];
  yield* keepFresh(() => load(events.memberDetails, api.memberDetail(id), { key: id }), { on, live: false });
}

function* exportList(): SagaGenerator<void> {
  const place = yield* select(selectOrganizationPlace);
  yield* whileUnderWay(events.memberActsUnderWay, events.EXPORT_KEY, () =>
    saveFile(api.memberFile(filterOf(place)), 'members.csv'),
  );
}

function* closeDrawer(): SagaGenerator<void> {
  yield* put(forgetWanted('memberEdit'));
  const place = yield* select(selectOrganizationPlace);
  yield* put(navigationWanted({ to: organizationHref({ ...place, member: '' }), replace: true }));
}

const NAMES = {
  name: { key: 'members:name' },
  englishName: { key: 'members:englishName' },
  jobTitle: { key: 'members:jobTitle' },
  employeeNumber: { key: 'members:employeeNumber' },
  organizationUnitId: { key: 'members:department' },
  isLeader: { key: 'members:isLeader' },
} as const;

function* known() {
  const { data } = yield* select(events.selectMemberDetail);
  return data && { values: editedOf(data), stamp: data.concurrencyStamp ?? null };
}

function* sendEdit({ id, ...own }: ReturnType<typeof memberEdit.submitted>['payload']) {
  const units = (yield* select(selectUnits)).data ?? [];
  const language = yield* select(selectLanguage);
  return yield* overVersion({
    own,
    known,
    read: () => loadAgain(events.memberDetails, id),
    send: (values, version) =>
      callApi(api.memberChange(id, changeOf(values), version?.stamp ?? null), { silent: true }),
    names: NAMES,
    shown(field, value) {
      const unit = field === 'organizationUnitId' && units.find((one) => one.id === value);
      return unit ? unitName(unit, language) : value;
    },
  });
}

function changeOf(values: MemberEdit) {
  return {
    name: values.name.trim(),
    // An emptied field is cleared on the server.
    englishName: values.englishName.trim() || null,
    jobTitle: values.jobTitle.trim() || null,
    employeeNumber: values.employeeNumber.trim() || null,
    ...(values.organizationUnitId !== '' && { organizationUnitId: values.organizationUnitId }),
    isLeader: values.isLeader === 'true',
  };
}

function* edited(): SagaGenerator<void> {
  yield* readPeopleAgain();
  yield* showToast('success', { key: 'members:edited' }, TIMING.messageMs);
  // Last, since it ends this work.
  yield* closeDrawer();
}

function sendAddition(values: ReturnType<typeof memberAddition.submitted>['payload']) {
  const { phoneNumber, name, jobTitle, employeeNumber, organizationUnitId } = values;
  const body = {
    phoneNumber: phoneNumber.trim(),
    name: name.trim(),
    jobTitle: jobTitle.trim() || null,
    employeeNumber: employeeNumber.trim() || null,
    ...(organizationUnitId !== '' && { organizationUnitId }),
  };
  return callApi(api.newMember(body), { silent: true });
}

/** A person with an account has joined the company; an invitation can be undone for a moment. */
function* added({ id, outcome }: { id: string; outcome: 'added' | 'invited' }): SagaGenerator<void> {
  yield* put(panelClosed());
  yield* readMembersAgain();
  if (outcome === 'added') {
    yield* showToast('success', { key: 'members:added' }, TIMING.messageMs);
    return;
  }
  if (!(yield* offerUndo({ key: 'members:invited' }))) return;
  yield* callApi(api.invitationWithdrawal(id));
  yield* readMembersAgain();
}
