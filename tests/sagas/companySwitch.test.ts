import { type Effect, take } from 'redux-saga/effects';
import { type TestApiWithEffectsTesters, testSaga } from 'redux-saga-test-plan';
import { PATHS } from '../../src/constants/paths.ts';
import { TIMING } from '../../src/constants/timing.ts';
import * as events from '../../src/features/companySwitch/companySwitchEvents.ts';
import {
  selectCompanies,
  selectIsListing,
  selectPickedCompany,
  selectSwitchAction,
  selectSwitchStatus,
  selectSwitchTarget,
} from '../../src/features/companySwitch/companySwitchSlice.ts';
import { type ToastKind, toastShown } from '../../src/features/feedback/feedbackSlice.ts';
import { navigationWanted, selectWayFromLogin } from '../../src/features/routing/routingSlice.ts';
import { sessionCleared, signInAbandoned } from '../../src/features/session/sessionSlice.ts';
import type { Message } from '../../src/lib/message.ts';
import { companySwitch } from '../../src/sagas/companySwitch.ts';
import { listCompanies } from '../../src/services/api/companies.ts';
import { newId } from '../../src/services/browser/ids.ts';
import { companyOf } from '../support/fixtures.ts';
import { branchesOf, effectAt, sagaIn } from './support/branches.ts';
import { loaded, notLoaded } from './support/loads.ts';

// Its steps have tests of their own (enterCompany.test.ts); here it is one step that succeeds or fails.
jest.mock('../../src/sagas/steps/enterCompany.ts', () => ({
  *enterCompany(company: unknown, action: unknown) {
    return (yield ['entering', company, action]) as unknown;
  },
}));

type At = TestApiWithEffectsTesters;
const [aurora, borealis] = [companyOf('Aurora'), companyOf('Borealis')];

const opened = (action: events.SwitchAction) =>
  testSaga(companySwitch)
    .next()
    .select(selectSwitchStatus)
    .next('closed')
    .take(events.chooserOpened)
    .next(events.chooserOpened({ action }))
    .select(selectSwitchAction)
    .next(action)
    .select(selectIsListing)
    .next(true);
const choosing = (action: events.SwitchAction) => testSaga(sagaIn(effectAt(opened(action)), 'run')).next();
const listedFrom = (here: At, action: events.SwitchAction, companies: (typeof aurora)[]) =>
  loaded(here, events.companiesResource, [listCompanies(), { items: companies }], companies, action)
    .select(selectCompanies)
    .next(companies);
const listed = (action: events.SwitchAction, companies: (typeof aurora)[]) =>
  listedFrom(choosing(action), action, companies);
const waitingForPick = (here: At) => here.take([events.switchConfirmed, events.companiesResource.wanted]);
const confirmed = (action: events.SwitchAction) =>
  waitingForPick(listed(action, [aurora, borealis]))
    .next(events.switchConfirmed())
    .select(selectPickedCompany);
const toast = (here: At, kind: ToastKind, message: Message) =>
  here
    .call(newId)
    .next('t1')
    .put(toastShown({ id: 't1', kind, message, durationMs: TIMING.messageMs }))
    .next();
const atLogin = (here: At) => here.select(selectWayFromLogin).next('/todo');

it('waits for the chooser; its run ends with a cancel or with the session', () => {
  opened('switch').inspect((race: Effect) =>
    expect(branchesOf(race)).toEqual({
      run: { call: 'choose', args: ['switch'] },
      cancelled: { call: 'untilCancelled', args: [] },
      ended: take(sessionCleared),
    }),
  );
});

it('resumes after a crash with the choice, without loading the list again', () => {
  const race = effectAt(
    testSaga(companySwitch)
      .next()
      .select(selectSwitchStatus)
      .next('choosing')
      .select(selectSwitchAction)
      .next('switch')
      .select(selectIsListing)
      .next(false),
  );
  expect(branchesOf(race)['run']).toEqual({ call: 'switchWhenConfirmed', args: ['switch'] });
});

it('a cancel at sign-in gives up the token; one from the header does not, nor does the end of the session', () => {
  opened('login').next({ cancelled: true }).put(signInAbandoned()).next().select(selectSwitchStatus);
  opened('switch').next({ cancelled: true }).select(selectSwitchStatus);
  opened('login').next({ ended: sessionCleared() }).select(selectSwitchStatus);
});

it('ignores a cancel that the machine ignored', () => {
  testSaga(sagaIn(effectAt(opened('switch')), 'cancelled'))
    .next()
    .take(events.chooserCancelled)
    .next()
    .select(selectSwitchStatus)
    .next('switching')
    .take(events.chooserCancelled)
    .next()
    .select(selectSwitchStatus)
    .next('closed')
    .returns(true);
});

it('an account without a company works without one, at its deep link', () => {
  atLogin(listed('login', []).put(events.noCompanyFound([])).next())
    .put(navigationWanted({ to: '/todo', replace: true }))
    .next()
    .isDone();
});

it('over an open page, an account without a company is told of none', () => {
  listed('login', []).put(events.noCompanyFound([])).next().select(selectWayFromLogin).next(null).isDone();
});

it('an account that can enter none of its companies works without one', () => {
  const shut = [companyOf('Locked', { tenantIsActive: false }), companyOf('Left', { userIsActive: false })];
  atLogin(listed('login', shut).put(events.noCompanyFound(shut)).next()).put(
    navigationWanted({ to: '/todo', replace: true }),
  );
});

it('the only company of an account is entered without asking', () => {
  const entering = listed('login', [aurora])
    .put(events.soleCompanyEntered(aurora.tenantId))
    .next()
    .is(['entering', aurora, 'login']);
  atLogin(entering.next(true)).put(navigationWanted({ to: '/todo', replace: true }));
});

it('leaves the only company to the person if it cannot be entered', () => {
  waitingForPick(
    listed('login', [aurora])
      .put(events.soleCompanyEntered(aurora.tenantId))
      .next()
      .is(['entering', aurora, 'login'])
      .next(false),
  );
});

it.each([
  ['several companies', 'login', [aurora, borealis]],
  ['the only company, from the header', 'switch', [aurora]],
  ['no company, from the header', 'switch', []],
] as const)('%s: the person is asked', (_, action, companies) => {
  waitingForPick(listed(action, [...companies]));
});

it('a list that fails can be loaded again', () => {
  const failed = notLoaded(choosing('login'), events.companiesResource, listCompanies(), { text: 'Full' }, 'login')
    .select(selectCompanies)
    .next([]);
  const again = waitingForPick(failed).next(events.companiesResource.wanted());
  listedFrom(again, 'login', [aurora]).put(events.soleCompanyEntered(aurora.tenantId));
});

it('CMP-3 confirming with nothing picked warns and makes no call', () => {
  const message = { key: 'companySwitch:pleaseSelect', params: { action: 'switch' } } as const;
  waitingForPick(toast(confirmed('switch').next(undefined), 'warning', message));
});

it('CMP-6 a switch from the header reports success and leads to the workbench after 1 s', () => {
  toast(
    confirmed('switch')
      .next(aurora)
      .select(selectSwitchTarget)
      .next(null)
      .is(['entering', aurora, 'switch'])
      .next(true),
    'success',
    {
      key: 'companySwitch:switched',
    },
  )
    .delay(1_000)
    .next()
    .put(navigationWanted({ to: PATHS.workbench }))
    .next()
    .isDone();
});

it('a switch that fails waits for the next pick, without a message', () => {
  waitingForPick(
    confirmed('switch')
      .next(aurora)
      .select(selectSwitchTarget)
      .next(null)
      .is(['entering', aurora, 'switch'])
      .next(false),
  );
});

it('after sign-in it follows the deep link at once; a chooser over an open page stays there, and says it', () => {
  const entered = () =>
    confirmed('login').next(aurora).select(selectSwitchTarget).next(null).is(['entering', aurora, 'login']).next(true);
  atLogin(entered())
    .put(navigationWanted({ to: '/todo', replace: true }))
    .next()
    .isDone();
  toast(entered().select(selectWayFromLogin).next(null), 'success', { key: 'companySwitch:entered' }).isDone();
});
