import { testSaga } from 'redux-saga-test-plan';
import { TIMING } from '../../src/constants/timing.ts';
import { timeZoneLearned } from '../../src/features/clock/clockSlice.ts';
import { selectCompanyId } from '../../src/features/company/companySlice.ts';
import { toastShown } from '../../src/features/feedback/feedbackSlice.ts';
import * as members from '../../src/features/members/membersSlice.ts';
import { managedUnits } from '../../src/features/myOrganization/myOrganizationSlice.ts';
import { selectOrganizationPlace } from '../../src/features/myOrganization/organizationPlace.ts';
import { requestFailed } from '../../src/features/network/networkSlice.ts';
import { policiesGranted } from '../../src/features/permissions/permissionsSlice.ts';
import {
  selectHostInfo,
  selectTenantId,
  selectUserInfo,
  userInfoLoaded,
} from '../../src/features/session/sessionSlice.ts';
import { placeHere } from '../../src/sagas/steps/placeHere.ts';
import { readMembersAgain } from '../../src/sagas/steps/readMembersAgain.ts';
import { refreshConfiguration } from '../../src/sagas/steps/refreshConfiguration.ts';
import { fileMinute } from '../../src/sagas/steps/saveFile.ts';
import { sendPickedFile } from '../../src/sagas/steps/sendPickedFile.ts';
import { showFailure } from '../../src/sagas/steps/showFailure.ts';
import { tenantConfiguration } from '../../src/services/api/configuration.ts';
import { answered, NO_ANSWER, REFUSED, refused } from './support/calls.ts';

const me = { userName: 'lin', id: 'u', name: 'Lin', hostId: 'account' };

describe('the configuration, read again', () => {
  const configuration = {
    currentUser: { isAuthenticated: true, id: 'u', userName: 'lin', name: 'Lin' },
    currentTenant: { id: 'aurora' },
    auth: { grantedPolicies: { CRM_Auth: true, BPM_Auth: false } },
  };
  const zone = { timing: { timeZone: { iana: { timeZoneName: 'Asia/Shanghai' } } } };
  const read = (more = {}) => {
    const asked = testSaga(refreshConfiguration).next();
    const got = answered(asked, tenantConfiguration(), { ...configuration, ...more });
    return got
      .put(policiesGranted(['CRM_Auth']))
      .next()
      .select(selectUserInfo);
  };

  it('grants what is granted now', () => {
    read().next(me).isDone();
  });

  it('restores a person who is lost within a company', () => {
    read()
      .next(null)
      .select(selectCompanyId)
      .next('ou')
      .select(selectHostInfo)
      .next({ ...me, id: 'account' })
      .put(userInfoLoaded(me))
      .next()
      .isDone();
    read()
      .next(null)
      .select(selectCompanyId)
      .next('ou')
      .next(null)
      .put(userInfoLoaded({ ...me, hostId: 'u' }));
    read().next(null).select(selectCompanyId).next(null).isDone();
  });

  it('brings the zone, if it knows it', () => {
    read(zone).next(me).put(timeZoneLearned('Asia/Shanghai')).next().isDone();
  });

  it('changes nothing if it cannot be read', () => {
    refused(testSaga(refreshConfiguration).next(), tenantConfiguration()).isDone();
  });
});

it.each([
  [me, 'aurora', 'u/aurora'],
  [null, null, '/'],
])('data on the device belongs to an account and a company: %j in %j', (account, company, place) => {
  testSaga(placeHere).next().select(selectHostInfo).next(account).select(selectTenantId).next(company).returns(place);
});

it.each(['', 'wang'])('a change of members reads lists, counts and the open member (%j) again', (member) => {
  const lists = testSaga(readMembersAgain)
    .next()
    .select(members.selectMemberListKey)
    .next('key')
    .put(members.memberRows.wanted('key'))
    .next()
    .put(members.invitationRows.wanted('key'))
    .next()
    .put(managedUnits.wanted())
    .next()
    .select(selectOrganizationPlace)
    .next({ member });
  if (member === '') lists.isDone();
  else lists.put(members.memberDetails.wanted(member)).next().isDone();
});

it('a failure without a form is shown as a message', () => {
  testSaga(showFailure, REFUSED.error)
    .next()
    .next('t1')
    .put(toastShown({ id: 't1', kind: 'error', message: { text: 'Full' }, durationMs: TIMING.errorMessageMs }))
    .next()
    .isDone();
});

describe('a file', () => {
  it('is named after the minute of the company', () => {
    testSaga(fileMinute)
      .next()
      .next(Date.UTC(2026, 10, 23, 15, 15, 40))
      .next('Asia/Shanghai')
      .returns('20261123-2315');
  });

  const channel = { take: () => {}, flush: () => {}, close: () => {} };
  const sending = () =>
    testSaga(sendPickedFile, tenantConfiguration(), 'file')
      .next()
      .next(false)
      .next('t')
      .next('h')
      .next(channel)
      .take(channel);

  it('is sent to the end, whatever part of it has arrived', () => {
    sending()
      .next({ kind: 'progressed', share: 0.5 })
      .take(channel)
      .next({ kind: 'arrived', value: 'v' })
      .returns({ ok: true, value: 'v' });
  });

  it('that is refused is reported in its place; a fault of the portal is thrown', () => {
    sending().next({ kind: 'failed', error: REFUSED.error }).returns({ ok: false, error: REFUSED.error });
    const unanswered = sending().next({ kind: 'failed', error: NO_ANSWER.error });
    unanswered.put(requestFailed()).next().returns({ ok: false, error: NO_ANSWER.error });
    const fault = new Error('x');
    expect(() => sending().next({ kind: 'broken', thrown: fault })).toThrow(fault);
  });
});
