import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import type { Effect } from 'redux-saga/effects';
import { testSaga } from 'redux-saga-test-plan';
import { PATHS } from '../../src/constants/paths.ts';
import { HALFWAY_KEY } from '../../src/constants/storageKeys.ts';
import { chooserOpened } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { selectLastTenantId } from '../../src/features/device/deviceSlice.ts';
import * as events from '../../src/features/login/loginSlice.ts';
import { selectIsDoubted } from '../../src/features/network/networkSlice.ts';
import { locationChanged, selectLocation } from '../../src/features/routing/routingSlice.ts';
import { selectHostToken, sessionCleared, signInReopened } from '../../src/features/session/sessionSlice.ts';
import * as rareTokens from '../../src/sagas/calls/rareTokens.ts';
import * as externalSignIn from '../../src/sagas/externalSignIn.ts';
import { login } from '../../src/sagas/login.ts';
import { openSession } from '../../src/sagas/steps/openSession.ts';
import { smsToken } from '../../src/services/api/account.ts';
import { externalToken } from '../../src/services/api/externalSignIn.ts';
import { passkeyChallenge, passkeyToken } from '../../src/services/api/passkeys.ts';
import { qrCodeToken } from '../../src/services/api/qrSignIn.ts';
import { secondStepToken } from '../../src/services/api/secondStep.ts';
import { passwordToken } from '../../src/services/api/token.ts';
import { readDevice } from '../../src/services/browser/device.ts';
import { arePasskeysSupported, askForPasskey } from '../../src/services/browser/passkeys.ts';
import { readRuntimeConfiguration, runtimeConfigurationFrom } from '../../src/services/browser/runtimeConfig.ts';
import { type ApiError, ApiFailure, type TokenError } from '../../src/services/http/apiError.ts';
import type { Endpoint } from '../../src/services/http/endpoint.ts';
import { send } from '../../src/services/http/send.ts';
import { keepTabText, readTabText } from '../../src/services/storage/tabStorage.ts';
import { effectAt } from './support/branches.ts';

const client = runtimeConfigurationFrom({});
const device = { name: 'Chrome-126', type: 'Windows-10' };
const firstStep = { claim: { userName: 'lin' }, token: 'first' };
const SUBMITS = {
  password: events.signInSubmitted({ userName: 'lin', password: 'secret' }),
  sms: events.smsSignInSubmitted({ phoneNumber: '139', code: '482719' }),
  qr: events.qrSignInSubmitted({ code: 'granted' }),
  passkey: events.passkeySignInWanted(),
  external: events.externalSignInReturned({ ticket: 'ticket' }),
  secondStep: events.secondStepSubmitted({ code: '123456' }),
};
const refusal = (over: Partial<TokenError> = {}): TokenError => ({
  kind: 'token',
  call: 'requestToken',
  url: '/connect/token',
  status: 400,
  error: 'invalid_grant',
  description: 'Refused.',
  needsSecondStep: false,
  twoFactorToken: null,
  ...over,
});

/** What the flow reads: the answer to a call of a function, or to a selector. */
type Answers = readonly (readonly [unknown, unknown])[];
const USUAL: Answers = [
  [readRuntimeConfiguration, client],
  [readDevice, device],
  [selectLastTenantId, 'aurora'],
  [events.selectFirstStep, firstStep],
  [arePasskeysSupported, false],
  [readTabText, null],
  [selectIsDoubted, false],
  [selectHostToken, null],
];

/**
 * Runs the flow up to the next submit. `told` are its own events, `asked` its calls, of which the first get the answers `granted`
 * and the next is refused with `error`.
 */
function submitted(
  submit: Action,
  { error = refusal() as ApiError, granted = [] as readonly unknown[], answers = [] as Answers } = {},
) {
  const known = new Map([...USUAL, ...answers]);
  const chunks = { ...rareTokens, ...externalSignIn };
  const answerTo = (read: unknown) => (known.has(read) ? known.get(read) : chunks);
  const told: Action[] = [];
  const asked: Endpoint<unknown>[] = [];
  let hasSubmitted = false;
  let token: unknown;
  /** Runs a saga to its end, or to the next submit; nobody leaves the page meanwhile. */
  function run(saga: SagaIterator): unknown {
    let step = saga.next();
    while (!step.done) {
      const effect = step.value as unknown as Effect;
      const { type, payload } = effect;
      if (type === 'TAKE' && hasSubmitted) return;
      hasSubmitted ||= type === 'TAKE';
      if (type === 'PUT' && !payload.action.type.startsWith('feedback/')) told.push(payload.action);
      const isCall = type === 'CALL' && payload.fn === send;
      if (isCall) asked.push(payload.args[0]);
      if (isCall && asked.length > granted.length) step = saga.throw?.(new ApiFailure(error)) ?? saga.next();
      else step = saga.next(isCall ? granted[asked.length - 1] : answered(effect));
    }
    return step.value;
  }
  function answered({ type, payload }: Effect): unknown {
    if (type === 'TAKE') return submit;
    if (type === 'JOIN') return token;
    if (type === 'RACE') return payload.settled ? { settled: run(payload.settled.payload.fn()) } : prompted;
    if (type === 'FORK' && payload.fn.name === 'askForToken') token = run(payload.fn());
    if (payload.fn === openSession) return run(openSession(...(payload.args as Parameters<typeof openSession>)));
    return answerTo(payload.fn ?? payload.selector);
  }
  const prompted = { credential: answerTo(askForPasskey) };
  run(login());
  return { told, asked };
}
const request = ({ path, body, headers }: Endpoint<unknown>) => ({ path, body, headers });

it.each<[keyof typeof SUBMITS, Endpoint<unknown>]>([
  ['password', passwordToken(client, 'lin', 'secret', device)],
  ['sms', smsToken(client, '139', '482719', device)],
  ['qr', qrCodeToken(client, 'granted', device)],
  ['external', externalToken(client, 'ticket', 'verifier', device)],
  ['secondStep', secondStepToken(client, firstStep.claim, 'first', { code: '123456' }, device)],
])('a sign-in by %s asks for its own kind of token', (way, endpoint) => {
  const { asked } = submitted(SUBMITS[way], { answers: [[readTabText, 'verifier']] });
  expect(asked.map(request)).toEqual([request(endpoint)]);
});

it('a passkey answers the server’s challenge; a person who closes the prompt has cancelled', () => {
  const credential = { id: 'key' };
  const used = submitted(SUBMITS.passkey, { granted: [{}], answers: [[askForPasskey, credential]] });
  expect(used.asked.map(({ path }) => path)).toEqual([
    passkeyChallenge().path,
    passkeyToken(client, credential as never, device).path,
  ]);
  const closed = submitted(SUBMITS.passkey, { granted: [{}], answers: [[askForPasskey, null]] });
  expect(closed.told).toEqual([events.passkeySignInCancelled()]);
  const impossible = submitted(SUBMITS.passkey, { granted: [{}], answers: [[askForPasskey, 'impossible']] });
  expect(impossible.told).toEqual([events.signInFailed({ key: 'login:passkeyImpossible' })]);
});

it('a second step without a first makes no call', () => {
  const { asked, told } = submitted(SUBMITS.secondStep, { answers: [[events.selectFirstStep, null]] });
  expect([asked, told]).toEqual([[], [events.passkeySignInCancelled()]]);
});

const words = { text: 'Refused.' };
it.each<[string, keyof typeof SUBMITS, Partial<TokenError>, Action]>([
  ['a wrong password is told at its field', 'password', {}, events.signInFailed({ ...words, field: 'password' })],
  ['any other refusal of a password for the form', 'password', { error: 'locked' }, events.signInFailed(words)],
  ['a wrong code of a text message for the form', 'sms', {}, events.signInFailed(words)],
  ['a wrong second step at its field', 'secondStep', {}, events.secondStepRefused({ ...words, field: 'code' })],
  ['a first step that has run out ends the attempt', 'secondStep', { error: 'expired' }, events.signInFailed(words)],
])('%s', (_case, way, over, event) => {
  expect(submitted(SUBMITS[way], { error: refusal(over) }).told).toEqual([event]);
});

it('a call without an answer costs nobody the first step', () => {
  const error = { kind: 'network', reason: 'timeout', call: 'requestToken', url: '/connect/token' } as const;
  const { told } = submitted(SUBMITS.secondStep, { error });
  expect(told.slice(-1)).toEqual([events.secondStepRefused({ key: 'errors:network' })]);
});

const needing = { needsSecondStep: true, twoFactorToken: 'first' };
it.each<[keyof typeof SUBMITS, Partial<TokenError>, Action]>([
  ['password', needing, events.secondStepRequired({ claim: { userName: 'lin' }, token: 'first' })],
  ['sms', needing, events.secondStepRequired({ claim: { phoneNumber: '139' }, token: 'first' })],
  ['external', needing, events.secondStepRequired({ claim: { isExternal: true }, token: 'first' })],
  ['qr', needing, events.signInFailed({ key: 'login:secondStepUnavailable' })],
  ['password', { ...needing, twoFactorToken: null }, events.signInFailed({ key: 'login:secondStepUnavailable' })],
])('an account with a second step, signing in by %s: %j', (way, over, event) => {
  expect(submitted(SUBMITS[way], { error: refusal(over) }).told).toEqual([event]);
});

describe('once the token is there', () => {
  const granted = { token_type: 'Bearer', access_token: 'a', refresh_token: 'r' };
  const configuration = {
    currentUser: { id: 'u', userName: 'lin', name: 'Lin' },
    auth: { grantedPolicies: { 'AbpExtend.WorkBench': true } },
  };
  const opened = { granted: [granted, configuration] };

  it.each([
    ['the company entered last is marked in the chooser', 'aurora', { action: 'login', tenantId: 'aurora' }],
    ['the chooser marks none on a new device', null, { action: 'login' }],
  ] as const)('%s', (_case, last, choice) => {
    const { told } = submitted(SUBMITS.password, { ...opened, answers: [[selectLastTenantId, last]] });
    expect(told.slice(-2)).toEqual([events.signInSucceeded(), chooserOpened(choice)]);
  });

  it('an account that cannot be read fails with the reason, and nobody is signed in', () => {
    const { told } = submitted(SUBMITS.password, { granted: [granted] });
    expect(told.slice(1)).toEqual([events.signInFailed(words), signInReopened(), sessionCleared()]);
  });
});

describe('before and beside a sign-in', () => {
  const start = () => testSaga(login).next().call(readTabText, HALFWAY_KEY);
  /** What the flow does on its `nth` kind of event. */
  function beside(nth: number) {
    const flow = start().next(null);
    const forks = [effectAt(flow), ...[1, 2].map(() => effectAt(flow.next()))];
    return testSaga(forks[nth]?.payload.args[1]).next();
  }

  it.each([
    ['a reload between the two steps is explained', 'yes', null, events.secondStepLost()],
    ['a first step that is still known is not lost', 'yes', firstStep, null],
    ['a new tab has lost nothing', null, null, null],
  ])('%s', (_case, noted, first, told) => {
    const read = start().next(noted);
    const started = noted === null ? read : read.select(events.selectFirstStep).next(first);
    if (told) started.put(told);
    else expect(effectAt(started).type).toBe('FORK');
  });

  it.each([
    [firstStep, null, 'yes'],
    [null, 'yes', null],
    [firstStep, 'yes', undefined],
    [null, null, undefined],
  ])('notes that the sign-in is halfway only if that is news: %j, %j', (first, noted, kept) => {
    const compared = beside(0).select(events.selectFirstStep).next(first).call(readTabText, HALFWAY_KEY).next(noted);
    if (kept === undefined) compared.isDone();
    else compared.call(keepTabText, HALFWAY_KEY, kept).next().isDone();
  });

  it.each([
    [PATHS.login, '#ticket=t', true],
    [PATHS.login, '#help', false],
    [PATHS.workbench, '#ticket=t', false],
  ])('%s%s is the provider’s answer: %j', (pathname, hash, isAnswer) => {
    const here = { pathname, search: '', hash, key: 'k' };
    const arrived = beside(2).select(selectLocation).next(here);
    if (isAnswer) arrived.next(externalSignIn).select(selectLocation);
    else arrived.isDone();
  });

  it('looks at every event that begins or ends a second step', () => {
    const { secondStepRequired, secondStepLeft, signInSucceeded, signInFailed } = events;
    const looking = effectAt(start().next(null)).payload.args[0];
    expect(looking).toEqual([secondStepRequired, secondStepLeft, signInSucceeded, signInFailed, locationChanged]);
  });

  it('goes to the provider on request', () => {
    beside(1).next(externalSignIn).call(readRuntimeConfiguration);
  });

  it.each([true, false])('offers passkeys where the browser has them: %j', (isSupported) => {
    const { told } = submitted(SUBMITS.qr, { answers: [[arePasskeysSupported, isSupported]] });
    expect(told.some(({ type }) => type === events.passkeysOffered.type)).toBe(isSupported);
  });
});
