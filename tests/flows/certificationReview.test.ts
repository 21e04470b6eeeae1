import {
  decision,
  reviewClosed,
  reviewOpened,
} from '../../src/features/certificationReview/certificationReviewSlice.ts';
import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import { formTyped } from '../../src/features/forms/formsSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { emptySubmission } from '../../src/lib/submission.ts';
import { revokeBlobUrl } from '../../src/services/browser/blobs.ts';
import { download } from '../../src/services/http/download.ts';
import { consoleAdministrator, consoleBackend } from '../support/consoleWork.ts';
import { playFlow } from '../support/playFlow.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/blobs.ts');
jest.mock('../../src/services/http/download.ts', () => ({ download: jest.fn(async ({ id }) => `blob:${id}`) }));

const PATH = '/console/organizationManagement/authentication';
const COMPANIES = 'GET /api/console/certifications';
const PEOPLE = 'GET /api/console/real-names';
const REVIEW = 'POST /api/console/certifications/c1/review';
const waiting = {
  id: 'c1',
  tenantName: '北风贸易',
  status: 'pending',
  companyName: '北风贸易有限公司',
  creditCode: null,
  legalPerson: null,
  address: null,
  hasLicense: true,
  submittedTime: null,
  reviewedTime: null,
  attempt: 2,
  reasons: [],
};
const subject = { kind: 'certification', id: 'c1' } as const;

async function visit(over = {}) {
  const company = consoleAdministrator();
  const preloadedState = { ...company, ...(company.session && { session: { ...company.session, tenantId: null } }) };
  const backend = consoleBackend({
    [COMPANIES]: { body: { items: [waiting], totalCount: 1 } },
    [PEOPLE]: { body: { items: [], totalCount: 0 } },
    [REVIEW]: { body: null },
    ...over,
  });
  const play = await playFlow(backend, { path: PATH, preloadedState });
  await play.pass(0);
  return { play, own: () => play.state().certificationReview };
}
type Play = Awaited<ReturnType<typeof visit>>['play'];
const decide = async (
  play: Play,
  answer: typeof confirmationAccepted | typeof confirmationDismissed,
  reasons: { field: string; reason: string }[] = [],
) => {
  play.dispatch(decision.submitted({ ...subject, name: '北风贸易', attempt: 2, reasons }));
  await play.pass(0);
  play.dispatch(answer(play.state().feedback.confirmation?.id ?? ''));
  await play.pass(0);
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  jest.mocked(revokeBlobUrl).mockClear();
  jest.mocked(download).mockClear();
});
afterEach(() => jest.useRealTimers());

it('without a company, the page requests the pending certifications and none of its own', async () => {
  const { play, own } = await visit();
  const calls = play.calls().filter((call) => call.includes('/api/console'));
  expect(calls.sort()).toEqual([COMPANIES, PEOPLE]);
  expect(own().certifications.data?.items).toEqual([waiting]);
});

it('does not request a licence that was not uploaded', async () => {
  const { play, own } = await visit({
    [COMPANIES]: { body: { items: [{ ...waiting, hasLicense: false }], totalCount: 1 } },
  });
  play.dispatch(reviewOpened(subject));
  await play.pass(0);
  expect(own()).toMatchObject({ opened: subject, license: null });
  expect(jest.mocked(download).mock.calls.map(([{ id }]) => id)).not.toContain('getSubmittedLicense');
});

it('asks once before a decision, names the attempt under review, and removes the request from the list', async () => {
  const { play, own } = await visit();
  play.dispatch(reviewOpened(subject));
  await play.pass(0);
  expect(own().license).toBe('blob:getSubmittedLicense');
  play.calls();
  const reasons = [{ field: 'legalPerson', reason: '姓名不一致' }];
  await decide(play, confirmationDismissed, reasons);
  expect(play.calls()).toEqual([]);
  expect(own()).toMatchObject({ opened: subject, decision: { status: 'refused', failure: { error: null } } });
  play.backend[COMPANIES] = { body: { items: [], totalCount: 0 } };
  await decide(play, confirmationAccepted, reasons);
  expect(play.bodyOf(REVIEW)).toEqual({ attempt: 2, reasons });
  expect(own()).toMatchObject({ opened: null, license: null, certifications: { data: { items: [] } } });
  expect(revokeBlobUrl).toHaveBeenCalledWith('blob:getSubmittedLicense');
});

it('a request withdrawn in the meantime says so in its place, and the list is fetched again', async () => {
  const outdated = { status: 403, body: { error: { code: 'Atrium:ReviewOutdated', message: 'withdrawn meanwhile' } } };
  const { play, own } = await visit({ [REVIEW]: outdated });
  play.dispatch(reviewOpened(subject));
  await play.pass(0);
  play.calls();
  await decide(play, confirmationAccepted);
  expect(play.bodyOf(REVIEW)).toEqual({ attempt: 2, reasons: [] });
  expect(own().decision.failure.error).toEqual({ text: 'withdrawn meanwhile', language: 'zh-CN' });
  expect(play.calls()).toEqual([REVIEW, COMPANIES]);
});

it('holds the full number of a real name only while it is viewed, and in no list and no storage', async () => {
  const idNumber = '11010519491231002X';
  const {
    tenantName: _name,
    companyName: _company,
    creditCode,
    legalPerson,
    address,
    hasLicense,
    ...reviewed
  } = waiting;
  const person = { ...reviewed, id: 'a1', userName: 'chen', realName: '陈浩', idNumber: '1****************X' };
  const detail = 'GET /api/console/real-names/a1';
  const { play, own } = await visit({
    [PEOPLE]: { body: { items: [person], totalCount: 1 } },
    [detail]: { body: { ...person, idNumber } },
  });
  play.calls();
  play.dispatch(reviewOpened({ kind: 'realName', id: 'a1' }));
  await play.pass(0);
  expect(play.calls()).toEqual([detail]);
  expect(own().number).toEqual({ id: 'a1', attempt: 2, idNumber });
  expect(JSON.stringify([own().realNames, { ...localStorage }, { ...sessionStorage }])).not.toContain(idNumber);
  for (const end of [reviewClosed(), navigationWanted({ to: '/portal' })]) {
    play.dispatch(reviewOpened({ kind: 'realName', id: 'a1' }));
    await play.pass(0);
    play.dispatch(end);
    await play.pass(0);
    expect(JSON.stringify(play.state())).not.toContain(idNumber);
  }
});

it('discards a number that arrives after its request was closed', async () => {
  let answer: (reply: object) => void = () => {};
  const { play } = await visit({
    'GET /api/console/real-names/a1': () => new Promise((resolve) => (answer = resolve)),
  });
  play.dispatch(reviewOpened({ kind: 'realName', id: 'a1' }));
  await play.pass(0);
  play.dispatch(reviewClosed());
  const { tenantName: _name, companyName: _company, ...reviewed } = waiting;
  answer({ body: { ...reviewed, id: 'a1', userName: 'chen', realName: '陈浩', idNumber: '11010519491231002X' } });
  await play.pass(0);
  expect(JSON.stringify(play.state())).not.toContain('11010519491231002X');
});

describe('a decision under way when the next request is opened', () => {
  const next = { kind: 'certification', id: 'c2' } as const;

  async function underWay() {
    const { play, own } = await visit({
      [COMPANIES]: { body: { items: [waiting, { ...waiting, id: 'c2' }], totalCount: 2 } },
      'POST /api/console/certifications/c2/review': { body: null },
    });
    let answer: (reply: object) => void = () => {};
    play.backend[REVIEW] = () => new Promise((resolve) => (answer = resolve));
    play.dispatch(reviewOpened(subject));
    await decide(play, confirmationAccepted);
    play.dispatch(reviewOpened(next));
    play.dispatch(formTyped({ key: 'certificationReview/reasons', typed: 'of the next' }));
    await play.pass(0);
    const told = () => play.state().feedback.toasts.map(({ message }) => message);
    return { play, own, told, answer: (reply: object) => answer(reply) };
  }

  it('neither closes that nor discards its reasons', async () => {
    const { play, own, told, answer } = await underWay();
    answer({ body: null });
    await play.pass(0);
    expect(own()).toMatchObject({ opened: next, license: 'blob:getSubmittedLicense', decision: { status: 'filling' } });
    expect(play.state().forms.typed['certificationReview/reasons']).toBe('of the next');
    expect(told()).toEqual([{ key: 'certificationReview:decided' }]);
  });

  it('says itself why it was refused, not in the panel of the next', async () => {
    const { play, own, told, answer } = await underWay();
    answer({ status: 403, body: { error: { message: 'withdrawn meanwhile' } } });
    await play.pass(0);
    expect(own().decision).toEqual(emptySubmission());
    expect(told()).toEqual([{ text: 'withdrawn meanwhile', language: 'zh-CN' }]);
  });

  it('does not hold up the decision about the next', async () => {
    const { play, own, answer } = await underWay();
    play.dispatch(decision.submitted({ ...next, name: '南风贸易', attempt: 2, reasons: [] }));
    await play.pass(0);
    play.dispatch(confirmationAccepted(play.state().feedback.confirmation?.id ?? ''));
    await play.pass(0);
    expect(own().opened).toBeNull();
    answer({ body: null });
    await play.pass(0);
    expect(play.state().feedback.toasts).toEqual([expect.objectContaining({ count: 2 })]);
  });

  it('closes its own request if that has been opened again', async () => {
    const { play, own, answer } = await underWay();
    play.dispatch(reviewOpened(subject));
    await play.pass(0);
    answer({ body: null });
    await play.pass(0);
    expect(own()).toMatchObject({ opened: null, license: null });
  });
});
