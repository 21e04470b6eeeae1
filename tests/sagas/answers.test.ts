import { testSaga } from 'redux-saga-test-plan';
import type { ApplicationConfiguration } from '../../contract/configuration.ts';
import { TIMING } from '../../src/constants/timing.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { followTyped } from '../../src/sagas/calls/addressList.ts';
import { errorMessage } from '../../src/sagas/calls/errorMessage.ts';
import { formFailureOf } from '../../src/sagas/calls/formFailure.ts';
import { pairOf } from '../../src/sagas/calls/tokens.ts';
import { timeZoneOf, userInfoOf } from '../../src/sagas/calls/userInfo.ts';
import type { ApiError, InvalidError, OtherError } from '../../src/services/http/apiError.ts';
import { refusal } from './support/calls.ts';

const where = { call: 'any', url: '/any', status: 400 };
const UNKNOWN = { key: 'errors:requestFailed', params: { status: 400, url: '/any' } };

describe('the sentence of a failure', () => {
  it.each<[string, ApiError, object]>([
    ['no answer', { kind: 'network', reason: 'unreachable', ...where }, { key: 'errors:network' }],
    ['an aborted call', { kind: 'aborted', ...where }, { key: 'errors:network' }],
    ['a refused token', { kind: 'unauthorised', auth: 'host', ...where }, { key: 'errors:authenticationExpired' }],
    ['another device', { kind: 'otherDevice', ...where }, { key: 'errors:otherDevice' }],
    ['the words of the server', refusal, { text: 'Full' }],
    ['their language', { ...refusal, language: 'en-US' }, { text: 'Full', language: 'en-US' }],
    ['a server without words', { ...refusal, message: null }, UNKNOWN],
    ['a locked account', { kind: 'locked', message: 'Locked.', ...where }, { text: 'Locked.' }],
    ['a locked account without words', { kind: 'locked', message: null, ...where }, UNKNOWN],
    ['invalid input', { kind: 'invalid', message: 'Bad', validationErrors: [], ...where }, { text: 'Bad' }],
    ...(['Wrong.', null] as const).map((description): [string, ApiError, object] => [
      `a refused token call that says ${description}`,
      { kind: 'token', error: null, description, needsSecondStep: false, twoFactorToken: null, ...where },
      description === null ? UNKNOWN : { text: description },
    ]),
  ])('%s', (_case, error, message) => {
    expect(errorMessage(error)).toEqual(message);
  });
});

describe('the failure of a form', () => {
  const FIELDS = ['userName', 'code'] as const;
  const invalid = (...errors: InvalidError['validationErrors']): InvalidError => ({
    kind: 'invalid',
    ...where,
    message: 'Invalid.',
    validationErrors: errors,
  });
  const refused = (code: string | null): OtherError => ({
    kind: 'other',
    ...where,
    message: 'No.',
    code,
    reason: 'refused',
    hideElMessage: false,
  });

  it.each<[string, ApiError, object, object | null]>([
    ['names its field in any case', invalid({ message: 'Taken', members: ['USERNAME'] }), { userName: 'Taken' }, null],
    [
      'tells each field its first words, and the form the rest, each once',
      invalid(
        { message: 'Taken', members: ['userName'] },
        { message: 'Short', members: ['userName'] },
        { message: 'Wrong', members: ['code'] },
        { message: 'Odd', members: ['colour'] },
        { message: 'Odd', members: [] },
        { message: 'Late', members: [] },
      ),
      { userName: 'Taken', code: 'Wrong' },
      { text: 'Odd,Late' },
    ],
    [
      'that names no field here is of the whole form',
      invalid({ message: 'x', members: ['y'] }),
      {},
      { text: 'Invalid.' },
    ],
    ['is known by its code', refused('Atrium:WrongCode'), { code: 'No.' }, null],
    ['whose field is not on this form', refused('Atrium:PhoneTaken'), {}, { text: 'No.' }],
    ['of an unknown code', refused('Atrium:Odd'), {}, { text: 'No.' }],
    ['without a code', refused(null), {}, { text: 'No.' }],
    ['without an answer', { kind: 'network', reason: 'timeout', ...where }, {}, { key: 'errors:network' }],
  ])('%s', (_case, error, fields, whole) => {
    const texts = Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, { text }]));
    expect(formFailureOf(error, FIELDS)).toEqual({ fields: texts, error: whole });
  });
});

describe('a configuration', () => {
  const of = (currentUser: object, timing?: object) => ({ currentUser, timing }) as unknown as ApplicationConfiguration;

  it.each([
    [
      { id: 'u', userName: 'lin', name: 'Lin' },
      'account',
      { userName: 'lin', id: 'u', name: 'Lin', hostId: 'account' },
    ],
    [{ id: 'u', userName: 'lin', name: null }, null, { userName: 'lin', id: 'u', name: 'lin', hostId: 'u' }],
    [{ id: null, userName: null, name: null }, null, { userName: '', id: '', name: '', hostId: '' }],
  ])('says who is at work: %j under the account %j', (user, hostId, info) => {
    expect(userInfoOf(of(user), hostId)).toEqual(info);
  });

  it.each([
    [undefined, null],
    [{ timeZone: { iana: { timeZoneName: '' } } }, null],
    [{ timeZone: { iana: { timeZoneName: 'Asia/Shanghai' } } }, 'Asia/Shanghai'],
  ])('says in which zone, if it knows: %j', (timing, zone) => {
    expect(timeZoneOf(of({}, timing))).toBe(zone);
  });
});

it('a token is stored as the header that sends it, with the refresh token if there is one', () => {
  const response = { token_type: 'Bearer', access_token: 'a' };
  expect(pairOf(response as Parameters<typeof pairOf>[0])).toEqual({ token: 'Bearer a', refreshToken: null });
  expect(pairOf({ ...response, refresh_token: 'r' } as Parameters<typeof pairOf>[0]).refreshToken).toBe('r');
});

it('a list follows the typed words after a moment, from its first page and without an entry in the history', () => {
  const list = { filters: () => ({ words: '', page: 3 }), href: (given: object) => `/list?${JSON.stringify(given)}` };
  testSaga(followTyped, list, { words: 'pump' })
    .next()
    .delay(TIMING.listSearchMs)
    .next()
    .select(list.filters)
    .next({ words: '', page: 3 })
    .put(navigationWanted({ to: '/list?{"words":"pump","page":1}', replace: true }))
    .next()
    .isDone();
});
