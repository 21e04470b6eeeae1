import * as certification from '../../../src/services/api/certification.ts';
import * as codes from '../../../src/services/api/codeScan.ts';
import * as grants from '../../../src/services/api/grants.ts';
import * as home from '../../../src/services/api/homePortal.ts';
import * as hostOrders from '../../../src/services/api/hostOrders.ts';
import * as members from '../../../src/services/api/members.ts';
import { markModuleRead } from '../../../src/services/api/notifications.ts';
import * as orders from '../../../src/services/api/orders.ts';
import * as units from '../../../src/services/api/organizationUnits.ts';
import * as own from '../../../src/services/api/ownAccount.ts';
import { changedPersonalInfo } from '../../../src/services/api/personalInfo.ts';
import { qrCodeGrant } from '../../../src/services/api/qrSignIn.ts';
import { enumeration } from '../../../src/services/api/reference.ts';
import * as schedules from '../../../src/services/api/schedules.ts';
import * as security from '../../../src/services/api/security.ts';
import * as tasks from '../../../src/services/api/tasks.ts';
import * as tenants from '../../../src/services/api/tenants.ts';
import { newerVersion } from '../../../src/services/api/versions.ts';
import type { Endpoint } from '../../../src/services/http/endpoint.ts';
import { urlOf } from '../../../src/services/http/request.ts';

const ID = 'the-one';
const reviewed = { attempt: 2, reasons: [] };

it('a call about one thing names it in its address', () => {
  const endpoints: readonly Endpoint<unknown>[] = [
    certification.submittedLicense(ID),
    certification.certificationDecision(ID, reviewed),
    certification.realNameRequest(ID),
    certification.realNameDecision(ID, reviewed),
    codes.scannedSignIn(ID),
    codes.signInAnswer(ID, true),
    grants.grantsOfMember(ID),
    grants.memberPolicyChange(ID, 'p', true),
    home.article('news', 't1', ID),
    hostOrders.invoiceIssue({ tenantId: 't1', id: ID }),
    hostOrders.invoiceIssue({ tenantId: ID, id: 'o1' }),
    hostOrders.paymentConfirmation({ tenantId: 't1', id: ID }, 'Lin'),
    members.memberDetail(ID),
    members.sessionsOfMember(ID),
    members.memberSessionEnd(ID, 's1'),
    members.memberSessionEnd('m1', ID),
    members.invitationRepetition(ID),
    members.invitationWithdrawal(ID),
    markModuleRead(ID),
    newerVersion(ID, '0.3.0'),
    newerVersion('portal', ID),
    orders.order(ID),
    orders.orderCancellation(ID),
    orders.invoiceRequest(ID),
    orders.invoiceWithdrawal(ID),
    orders.invoiceFile(ID),
    own.externalLoginRemoval(ID),
    own.externalLoginReturn(ID),
    own.securityNoticeSeen(ID),
    own.securityNoticeDispute(ID),
    qrCodeGrant(ID),
    schedules.schedule(ID),
    schedules.deleteSchedule(ID, null),
    security.sessionEnd(ID),
    security.passkeyRemoval(ID),
    security.passkeyRename(ID, 'Laptop'),
    tasks.taskOf(ID),
    tasks.deleteTask(ID, null),
    tasks.toggleFollow(ID),
    tasks.markTask(ID),
    tenants.tenantReach(ID),
    tenants.nameFree(ID),
    units.unitRemoval(ID),
  ];
  const nameless = endpoints.filter((endpoint) => !urlOf('', endpoint).includes(ID)).map(({ id }) => id);
  expect(nameless).toEqual([]);
});

it.each<[Endpoint<unknown>, object]>([
  [security.changedPassword('old', 'new'), { currentPassword: 'old', newPassword: 'new' }],
  [security.changedPhone('139', '482913'), { phoneNumber: '139', code: '482913' }],
  [security.passwordProof('old'), { method: 'password', password: 'old' }],
  [security.codeProof('123456'), { method: 'authenticator', code: '123456' }],
  [security.secondStepConfirmation('123456'), { code: '123456' }],
  [security.passkeyRename('k', 'Laptop'), { name: 'Laptop' }],
  [codes.signInAnswer('c', false), { isGranted: false }],
  [codes.handOffOf('atrium://x'), { content: 'atrium://x' }],
  [grants.memberPolicyChange('m', 'p', false), { policy: 'p', isGranted: false }],
  [members.membersActive(['m'], false), { ids: ['m'], isActive: false }],
  [members.membersMove(['m'], 'unit'), { ids: ['m'], organizationUnitId: 'unit' }],
  [hostOrders.paymentConfirmation({ tenantId: 't', id: 'o' }, 'Lin'), { payerName: 'Lin' }],
  [tenants.administratorOf('139'), { phoneNumber: '139' }],
  [certification.certificationDecision('c', reviewed), reviewed],
])('the body of $id says what is to be done', ({ body }, expected) => expect(body).toEqual(expected));

it('reasons for fields that a review does not know are left out', () => {
  const reasons = [
    { field: 'companyName', reason: 'a' },
    { field: 'shoeSize', reason: 'b' },
  ];
  const { body } = certification.certificationDecision('c', { attempt: 1, reasons });
  expect(body).toEqual({ attempt: 1, reasons: [{ field: 'companyName', reason: 'a' }] });
});

it('every call of the home portal is about the company in its header; only its staff’s own notice needs a token', () => {
  const cut = { skipCount: 0, maxResultCount: 5 };
  const endpoints: readonly Endpoint<unknown>[] = [
    ...[home.profileOf, home.culture, home.facts, home.history].map((call) => call('t1')),
    ...[home.news, home.products].map((call) => call('t1', cut)),
    ...(['notice', 'news', 'product'] as const).map((kind) => home.article(kind, 't1', ID)),
    home.ownNotice('t1', ID),
  ];
  expect(new Set(endpoints.map(({ tenantHeader }) => tenantHeader))).toEqual(new Set(['t1']));
  expect(endpoints.map(({ auth }) => auth)).toEqual([...Array(9).fill('none'), 'tenant']);
  expect(urlOf('', home.news('t1', { ...cut, keyword: 'fair' }))).toContain('keyword=fair');
});

it('a change or a deletion is made only to the version that was read', () => {
  const names = { name: '林静', englishName: ' ', email: ' lin@example.com ' };
  const changes: readonly ((stamp: string | null) => Endpoint<unknown>)[] = [
    (stamp) => tasks.deleteTask(ID, stamp),
    (stamp) => schedules.deleteSchedule(ID, stamp),
    (stamp) => changedPersonalInfo(names, stamp),
  ];
  for (const change of changes) {
    expect(change('v1').headers).toEqual({ 'If-Match': '"v1"' });
    expect(change(null).headers).toBeUndefined();
  }
  expect(changedPersonalInfo(names, null).body).toEqual({
    name: '林静',
    englishName: null,
    email: 'lin@example.com',
  });
});

it('an enumeration is asked for by its full name in the backend', () => {
  expect(urlOf('', enumeration('warmingType'))).toContain('name=Atrium.UserTasks.');
});
