import type { Call } from '../../../contract/call.ts';
import { requestToken } from '../../../contract/token.ts';
import { errorMessage } from '../../../src/sagas/calls/errorMessage.ts';
import { type ApiError, toApiError } from '../../../src/services/http/apiError.ts';
import type { Endpoint } from '../../../src/services/http/endpoint.ts';
import { PORTAL_CALLS } from '../../support/contractCalls.ts';
import { backend } from '../support/backend.ts';
import { fieldsOf, sampleOf, without } from '../support/sampleOf.ts';

const CASES = PORTAL_CALLS.map((call) => [call.id, call] as const);

const HTML = '<!doctype html><html><body>Bad gateway</body></html>';
const BODIES = [
  '',
  HTML,
  'null',
  '[]',
  '"text"',
  '7',
  '{"error":null}',
  '{"error":7}',
  '{"error":{"code":null,"message":null,"details":null,"validationErrors":null}}',
  '{"error":{"validationErrors":[null]}}',
  '{"error":{"message":{},"validationErrors":[{"message":null,"members":null}]}}',
  '{"error":"x","error_description":null}',
];
const STATUSES = [400, 401, 403, 404, 409, 412, 423, 429, 500, 502, 503, 504];

/** The fields that nothing can replace: an answer without them cannot be read. All other fields may be missing. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  checkVerificationCode: ['resetToken'],
  getPushKey: ['publicKey'],
  renewCalendarFeed: ['secretAddress'],
  register: ['id'],
  addPasskey: ['id'],
  beginPasskey: [
    'attestation',
    'authenticatorSelection',
    'authenticatorSelection.residentKey',
    'authenticatorSelection.userVerification',
    'rp',
    'rp.id',
    'user',
    'user.id',
  ],
  beginPasskeySignIn: ['rpId', 'userVerification'],
  requestTokenByPasskey: ['access_token', 'token_type'],
  requestTokenByExternal: ['access_token', 'token_type'],
  requestTokenBySms: ['access_token', 'token_type'],
  getAiToken: ['accessToken', 'userId'],
  getCompanyInfo: ['tenantId'],
  switchTenant: ['access_token', 'token_type'],
  addMember: ['id', 'outcome'],
  addUnit: ['id'],
  createOrder: ['id'],
  getDashboard: ['certification', 'certification.status', 'orders.first.id'],
  getMember: ['hostId', 'id'],
  getMemberGrants: ['id'],
  getOrderOffer: ['userMonth'],
  // A missing amount gets no default: nothing is made up about money.
  getOrderSummary: ['invoiceable', 'paidThisYear', 'unpaidAmount'],
  getCertification: ['license.blobName', 'status'],
  getOrder: [
    'amount',
    'discount',
    'goodsAmount',
    'id',
    'invoiceStatus',
    'kind',
    'lead.amount',
    'lead.kind',
    'lead.reason',
    'lead.unitPrice',
    'status',
    'tax',
  ],
  getPersonalInfo: ['id'],
  getRealName: ['status'],
  getRealNameRequest: ['id', 'status'],
  openTenant: ['id'],
  generateDimensionalCode: ['content'],
  readDimensionalCode: ['businessId', 'kind', 'tenantId'],
  getBusiness: ['id', 'next.id', 'previous.id'],
  getCompanyProfile: ['tenantId'],
  getCulture: ['id', 'next.id', 'previous.id'],
  getNews: ['id', 'next.id', 'previous.id'],
  getNotice: ['id', 'next.id', 'previous.id'],
  saveArticle: ['id'],
  createQrCode: ['code', 'content'],
  requestQrCodeToken: ['access_token', 'token_type'],
  createSchedule: ['id'],
  getSchedule: ['id'],
  createTask: ['id'],
  getTask: ['id'],
  uploadAttachment: ['name'],
  requestToken: ['access_token', 'token_type'],
};
/** The fields that identify a row of a list: without them the row is left out. */
const KEYS = /^(id|\w+Id|moduleName|blobName|kind|status|invoiceStatus|outcome|field|policy|role|amount|unitPrice)$/;
/** The same for single calls: a line of an order is identified by its reason. */
const OWN_KEYS: Readonly<Record<string, string>> = {
  getOrder: 'reason',
  listOrders: 'reason',
  listHostOrders: 'reason',
};

const endpointOf = ({
  id,
  method,
  path: at,
  encoding,
  auth,
  changesState,
  creates,
  response,
}: Call): Endpoint<unknown> => ({
  id,
  method,
  path: at,
  encoding,
  auth,
  changesState,
  creates,
  response,
});
type Answer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: ApiError };
/** The outcome of an answer; a rejection that is not a failed call is rethrown, and so fails the test. */
const answerOf = (call: Call, status: number, body: string): Promise<Answer> =>
  backend({ status, body })
    .send(endpointOf(call))
    .then(
      (value) => ({ ok: true, value }) as const,
      (thrown: unknown) => ({ ok: false, error: toApiError(thrown) }) as const,
    );

function kindsOf({ auth, path: at, response }: Call, status: number): readonly string[] {
  const isToken = at === requestToken.path;
  const tokenLike = response === requestToken.response ? ['token'] : [];
  if (status === 423) return ['locked'];
  if (status === 409) return [auth === 'none' && !isToken ? 'other' : 'otherDevice', ...(isToken ? [] : tokenLike)];
  if (isToken && (status === 400 || status === 401)) return ['token'];
  if (status === 401) return ['unauthorised', ...tokenLike];
  return [status === 400 ? 'invalid' : 'other', ...tokenLike];
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('finds the calls of the contract', () => {
  expect(PORTAL_CALLS.length).toBeGreaterThan(70);
});

describe.each(CASES)('%s', (_id, call) => {
  it('ERR-1 refused with any status and body is a failure of the kind that matches the status, with a message', async () => {
    for (const status of STATUSES)
      for (const body of BODIES) {
        const answer = await answerOf(call, status, body);
        if (answer.ok) throw new Error(`${status} ${body} was taken for an answer`);
        expect(kindsOf(call, status)).toContain(answer.error.kind);
        expect(errorMessage(answer.error)).toEqual(
          expect.objectContaining({ [Object.keys(errorMessage(answer.error))[0] ?? '']: expect.stringMatching(/./) }),
        );
      }
  });

  it('answered 200 with an empty body, a page or null is read or reported as unreadable', async () => {
    for (const body of BODIES.slice(0, 6)) {
      const answer = await answerOf(call, 200, body);
      if (!answer.ok) expect(answer.error).toMatchObject({ kind: 'other', reason: 'unreadableAnswer' });
    }
  });

  it('loses nothing else with a field that is null or missing', async () => {
    const sample = sampleOf(call.response);
    expect((await answerOf(call, 200, JSON.stringify(sample))).ok).toBe(true);
    const refused = new Set<string>();
    for (const at of fieldsOf(sample))
      for (const how of ['null', 'missing'] as const) {
        const answer = await answerOf(call, 200, JSON.stringify(without(sample, at, how)));
        if (!answer.ok) refused.add(at.join('.'));
        else if (!KEYS.test(String(at.at(-1))) && at.at(-1) !== OWN_KEYS[call.id])
          expect([at, how, rowAt(answer.value, at)]).toEqual([at, how, true]);
      }
    expect([...refused].sort()).toEqual(NEEDED[call.id] ?? []);
  });
});

/** Whether the rows that contain a field are still there. */
function rowAt(value: unknown, at: readonly (string | number)[]): boolean {
  const rows = at.findLastIndex((part) => typeof part === 'number');
  return rows < 0 || at.slice(0, rows + 1).reduce<unknown>((part, name) => Object(part)[name], value) !== undefined;
}
