import * as z from 'zod/mini';
import { defineCall } from '../../../contract/call.ts';
import { OTHER_DEVICE_CODE } from '../../../contract/errors.ts';
import { switchTenant } from '../../../src/services/api/companies.ts';
import { passwordToken } from '../../../src/services/api/token.ts';
import { type ApiError, isGone, toApiError } from '../../../src/services/http/apiError.ts';
import { basedOn, isConflict } from '../../../src/services/http/basedOn.ts';
import { type Endpoint, toEndpoint } from '../../../src/services/http/endpoint.ts';
import { backend } from '../support/backend.ts';

const answered = { response: z.object({ n: z.number() }) };
const plain = toEndpoint(defineCall('plain', 'GET /api/plain', 'tenant', answered), {});
const tokenless = toEndpoint(defineCall('tokenless', 'GET /api/plain', 'none', answered), {});
const client = { clientId: 'c', clientSecret: 's', scope: 'x' };
const token = passwordToken(client, 'lin', 'wrong', { name: 'b', type: 'o' });
const switching = switchTenant('t1', client);

const envelope = (error: object) => JSON.stringify({ error });
const oauth = (error: string, error_description?: string) => JSON.stringify({ error, error_description });
const HTML = '<html><body>502 Bad Gateway</body></html>';
const two = [{ message: 'A', members: ['a'] }, { message: 'B' }, { message: 'A' }];

async function failure(endpoint: Endpoint<unknown>, status: number, body: string, caller = {}): Promise<ApiError> {
  const { send } = backend({ status, body }, caller);
  return send(endpoint).then(() => Promise.reject(new Error('no failure')), toApiError);
}

describe('§8 mapping an answer to a failure', () => {
  it.each<[string, Endpoint<unknown>, number, string, object]>([
    ['401 without a body', plain, 401, '', { kind: 'unauthorised', auth: 'tenant', status: 401 }],
    ['401 with an envelope', plain, 401, envelope({ code: 'x' }), { kind: 'unauthorised' }],
    ['401 of the switch belongs to the host token', switching, 401, '', { kind: 'unauthorised', auth: 'host' }],
    [
      '401 of the switch for its client',
      switching,
      401,
      oauth('invalid_client'),
      { kind: 'token', error: 'invalid_client' },
    ],
    [
      'a sign-in that asks for the second step',
      token,
      400,
      JSON.stringify({ error: 'invalid_grant', error_description: 'RequiresTwoFactor', twoFactorToken: 'ticket' }),
      { kind: 'token', needsSecondStep: true, twoFactorToken: 'ticket' },
    ],
    [
      'the same from another backend',
      token,
      400,
      oauth('invalid_grant', 'RequiresTwoFactor'),
      { kind: 'token', needsSecondStep: true, twoFactorToken: null },
    ],
    ['400 of the switch', switching, 400, oauth('invalid_grant', 'no'), { kind: 'token', description: 'no' }],
    [
      '401 of the token endpoint never refreshes',
      token,
      401,
      oauth('invalid_client', 'bad'),
      { kind: 'token', description: 'bad' },
    ],
    ['401 of the token endpoint without a body', token, 401, '', { kind: 'token', error: null, description: null }],
    [
      '400 of the token endpoint',
      token,
      400,
      oauth('invalid_grant', 'locked out'),
      { kind: 'token', error: 'invalid_grant', description: 'locked out' },
    ],
    ['502 in front of the token endpoint', token, 502, HTML, { kind: 'other', status: 502, message: null }],
    [
      '429 of the token endpoint',
      token,
      429,
      envelope({ message: 'slow down' }),
      { kind: 'other', message: 'slow down' },
    ],
    ['423', plain, 423, envelope({ message: 'locked' }), { kind: 'locked', message: 'locked' }],
    ['423 without a body', plain, 423, '', { kind: 'locked', message: null }],
    ['409 of another device', plain, 409, envelope({ code: OTHER_DEVICE_CODE }), { kind: 'otherDevice' }],
    [
      '409 with another code',
      plain,
      409,
      envelope({ code: 'Volo.Abp:010', message: 'stale' }),
      { kind: 'otherDevice' },
    ],
    ['409 without a body', plain, 409, '', { kind: 'otherDevice', status: 409 }],
    ['409 as a page', plain, 409, HTML, { kind: 'otherDevice' }],
    ['409 of the token endpoint', token, 409, oauth('invalid_grant', 'no'), { kind: 'otherDevice' }],
    [
      '409 of a call that carries no token',
      tokenless,
      409,
      envelope({ message: 'taken' }),
      { kind: 'other', message: 'taken' },
    ],
    ['400 with error_description', plain, 400, oauth('invalid_request', 'why'), { kind: 'invalid', message: 'why' }],
    [
      '400 with validation errors',
      plain,
      400,
      envelope({ message: 'M', validationErrors: two }),
      { kind: 'invalid', message: 'A,B' },
    ],
    [
      '400 with a message',
      plain,
      400,
      envelope({ message: 'M', validationErrors: null }),
      { kind: 'invalid', message: 'M' },
    ],
    [
      '400 with odd validation errors',
      plain,
      400,
      envelope({ message: 'M', validationErrors: [1] }),
      { kind: 'invalid', message: 'M' },
    ],
    ['400 without a body', plain, 400, '', { kind: 'invalid', message: null, validationErrors: [] }],
    [
      '403 of a business rule',
      plain,
      403,
      envelope({ code: 'c', message: 'no' }),
      { kind: 'other', code: 'c', message: 'no' },
    ],
    ['403 without a body', plain, 403, '', { kind: 'other', status: 403, message: null, url: '/api/plain' }],
    ['404 as a page', plain, 404, HTML, { kind: 'other', reason: 'refused', message: null }],
    ['500 with null fields', plain, 500, envelope({ code: null, message: null }), { kind: 'other', message: null }],
    ['500 with an odd envelope', plain, 500, '{"error":7}', { kind: 'other', message: null }],
  ])('%s', async (_case, endpoint, status, body, expected) => {
    const error = await failure(endpoint, status, body);
    expect(error).toMatchObject(expected);
    expect(JSON.parse(JSON.stringify(error))).toEqual(error);
  });

  it('401 of a company call with the account’s own token belongs to the host session', async () => {
    expect(await failure(plain, 401, '', { token: null })).toMatchObject({ kind: 'unauthorised', auth: 'host' });
  });

  it('the language in which the server was asked to answer travels with its sentence', async () => {
    const sentence = envelope({ message: 'no' });
    expect(await failure(plain, 403, sentence, { language: 'en-US' })).toMatchObject({ language: 'en-US' });
    expect(await failure(plain, 400, sentence)).toMatchObject({ language: 'zh-CN' });
    expect(await failure(plain, 423, sentence)).toMatchObject({ kind: 'locked', language: 'zh-CN' });
    expect(await failure(token, 400, oauth('invalid_grant', 'no'))).toMatchObject({ kind: 'token', language: 'zh-CN' });
  });

  it('hideElMessage travels with the failure', async () => {
    expect(await failure({ ...plain, hideElMessage: true }, 500, '')).toMatchObject({ hideElMessage: true });
    expect(await failure(plain, 500, '')).toMatchObject({ hideElMessage: false });
  });

  it.each([
    ['HTML', HTML],
    ['nothing', ''],
    ['another shape', '{"n":"many","secret":"s"}'],
  ])('200 with %s is a failure that names the call and quotes nothing', async (_case, body) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(await failure(plain, 200, body)).toMatchObject({ kind: 'other', status: 200, reason: 'unreadableAnswer' });
    expect(log).toHaveBeenCalledTimes(1);
    expect(String(log.mock.calls[0])).toMatch(/^plain: /);
    expect(String(log.mock.calls[0])).not.toContain('many');
  });

  it('leaves the query, which holds the client secret, out of the address of a failure', async () => {
    expect(JSON.stringify(await failure(switching, 500, ''))).not.toContain('client_secret');
  });
});

it('parses a successful answer and drops fields that the contract does not list', async () => {
  const { send } = backend({ body: '{"n":1,"more":2}' });
  expect(await send(plain)).toEqual({ n: 1 });
});

it('accepts 204 as a success if the call expects nothing', async () => {
  const { send } = backend({ status: 204 });
  expect(await send({ ...plain, response: z.unknown() })).toBeUndefined();
});

it('rethrows anything but a failed call as a fault of the portal', () => {
  const fault = new TypeError('x');
  expect(() => toApiError(fault)).toThrow(fault);
});

it('only a 412 means that somebody has saved it meanwhile, and only a 404 that it is gone', async () => {
  const errors = await Promise.all([412, 404, 400, 500].map((status) => failure(plain, status, '')));
  expect(errors.map(isConflict)).toEqual([true, false, false, false]);
  expect(errors.map(isGone)).toEqual([false, true, false, false]);
  expect(isGone({ kind: 'network', call: 'plain', url: '/api/plain', reason: 'timeout' })).toBe(false);
});

it('a change names the version it is based on, if the backend has any', () => {
  expect(basedOn('v 1')).toEqual({ headers: { 'If-Match': '"v 1"' } });
  expect(basedOn(null)).toEqual({});
});
