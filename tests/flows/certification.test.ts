import {
  certificationForm,
  certificationWithdrawalWanted,
} from '../../src/features/certification/certificationSlice.ts';
import { licensePickWanted } from '../../src/features/certificationLicense/certificationLicenseSlice.ts';
import { licenseText } from '../../src/features/certificationLicense/licenseText.ts';
import { switchSucceeded } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import { formTyped } from '../../src/features/forms/formsSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { revokeBlobUrl } from '../../src/services/browser/blobs.ts';
import * as files from '../../src/services/browser/files.ts';
import { ApiFailure } from '../../src/services/http/apiError.ts';
import { download } from '../../src/services/http/download.ts';
import { upload } from '../../src/services/http/upload.ts';
import { CALLS, configurationOf } from '../support/backend.ts';
import { consoleAdministrator, consoleBackend } from '../support/consoleWork.ts';
import { playFlow } from '../support/playFlow.ts';
import { former } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/files.ts');
jest.mock('../../src/services/browser/blobs.ts');
jest.mock('../../src/services/http/upload.ts');
jest.mock('../../src/services/http/download.ts', () => ({ download: jest.fn(async ({ id }) => `blob:${id}`) }));

const PATH = '/console/organizationManagement/authentication';
const READ = 'GET /api/console/certification';
const SUBMIT = 'POST /api/console/certification/submit';
const WITHDRAW = 'POST /api/console/certification/withdraw';
const license = { blobName: 'a.png', fileName: 'licence.png' };
const facts = {
  companyName: '极光制造',
  creditCode: '91320500MA1AURRA0T',
  legalPerson: '沈国栋',
  address: '星湖街 18 号',
};
const standing = (status: string, more = {}) => ({
  body: {
    status,
    ...facts,
    license,
    submittedTime: null,
    reviewedTime: null,
    attempt: 1,
    reasons: [],
    history: [],
    ...more,
  },
});

async function visit(status: string, over = {}) {
  const backend = consoleBackend({
    [READ]: standing(status),
    [SUBMIT]: { body: null },
    [WITHDRAW]: { body: null },
    ...over,
  });
  const play = await playFlow(backend, { path: PATH, preloadedState: consoleAdministrator() });
  await play.pass(0);
  play.calls();
  play.events();
  const own = () => play.state().certification;
  return { play, own };
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(revokeBlobUrl).mockClear();
});
afterEach(() => jest.useRealTimers());

it('CON-1 a certification is sent, shows as pending, and its draft is discarded', async () => {
  const { play, own } = await visit('none');
  play.dispatch(formTyped({ key: 'certification/legalPerson', typed: '沈国' }));
  play.backend[READ] = standing('pending');
  play.dispatch(certificationForm.submitted({ ...facts, license }));
  await play.pass(0);
  expect(play.bodyOf(SUBMIT)).toEqual({ ...facts, license });
  expect(play.calls()).toEqual([SUBMIT, READ]);
  expect(own()).toMatchObject({
    status: 'pending',
    form: { status: 'filling' },
    load: { data: { status: 'pending' } },
  });
  expect(play.state().forms.typed).toEqual({});
});

it('a refused field says why, and nothing that was typed is lost', async () => {
  const problems = [{ message: 'The check character is not correct.', members: ['creditCode'] }];
  const refusal = { status: 400, body: { error: { message: 'no', validationErrors: problems } } };
  const { play, own } = await visit('refused', { [SUBMIT]: refusal });
  play.dispatch(formTyped({ key: 'certification/legalPerson', typed: '沈国' }));
  play.dispatch(certificationForm.submitted({ ...facts, license }));
  await play.pass(0);
  expect(own()).toMatchObject({
    status: 'refused',
    form: {
      status: 'refused',
      failure: { fields: { creditCode: { text: 'The check character is not correct.', language: 'zh-CN' } } },
    },
  });
  expect(play.state().forms.typed).toEqual({ 'certification/legalPerson': '沈国' });
});

it('withdraws a pending certification after confirmation and keeps what the person filled in', async () => {
  const { play, own } = await visit('pending');
  const answer = async (event: typeof confirmationAccepted | typeof confirmationDismissed) => {
    play.dispatch(certificationWithdrawalWanted());
    await play.pass(0);
    play.dispatch(event(play.state().feedback.confirmation?.id ?? ''));
    await play.pass(0);
  };
  await answer(confirmationDismissed);
  expect([play.calls(), own().status]).toEqual([[], 'pending']);
  play.backend[READ] = standing('none');
  await answer(confirmationAccepted);
  expect(play.calls()).toEqual([WITHDRAW, READ]);
  expect(own()).toMatchObject({ status: 'none', load: { data: { legalPerson: '沈国栋' } } });
});

it('a withdrawal that comes too late shows the decision', async () => {
  const late = { status: 403, body: { error: { code: 'Atrium:NothingPending', message: 'decided meanwhile' } } };
  const { play, own } = await visit('pending', { [WITHDRAW]: late });
  play.backend[READ] = standing('verified');
  play.dispatch(certificationWithdrawalWanted());
  await play.pass(0);
  play.dispatch(confirmationAccepted(play.state().feedback.confirmation?.id ?? ''));
  await play.pass(0);
  expect(own().status).toBe('verified');
  expect(play.state().feedback.toasts.map(({ message }) => message)).toEqual([
    { text: 'decided meanwhile', language: 'zh-CN' },
  ]);
});

describe('the licence', () => {
  const pick = (file: { fileName: string; size: number } | null) =>
    jest.mocked(files.pickFiles).mockResolvedValue(file ? [{ id: 'f', ...file }] : []);
  const aborts = jest.fn();
  const answers = (answer: Promise<unknown>) =>
    jest.mocked(upload).mockReturnValue({ answer: answer as Promise<never>, abort: aborts });

  it('is uploaded as soon as it is picked, kept with what was typed, and shown', async () => {
    const { play } = await visit('none');
    const file = () => play.state().certificationLicense;
    expect(file().preview).toEqual({ blobName: 'a.png', url: 'blob:getCertificationLicense' });
    pick({ fileName: 'new.png', size: 9 });
    answers(Promise.resolve({ name: 'b.png', orgName: 'new.png' }));
    play.dispatch(licensePickWanted());
    await play.pass(0);
    expect(play.state().forms.typed).toEqual({
      'certification/license': licenseText({ blobName: 'b.png', fileName: 'new.png' }),
    });
    expect(file()).toMatchObject({
      status: 'filling',
      preview: { blobName: 'b.png', url: 'blob:getAttachment' },
    });
    expect(revokeBlobUrl).toHaveBeenCalledWith('blob:getCertificationLicense');
    play.dispatch(navigationWanted({ to: '/console' }));
    await play.pass(0);
    expect(file().preview).toBeNull();
    expect(revokeBlobUrl).toHaveBeenCalledWith('blob:getAttachment');
  });

  it('is let go with its company', async () => {
    const { play } = await visit('none');
    expect(play.state().certificationLicense.preview?.url).toBe('blob:getCertificationLicense');
    play.dispatch(switchSucceeded());
    expect(revokeBlobUrl).toHaveBeenCalledWith('blob:getCertificationLicense');
    await play.pass(0);
  });

  it('that was uploaded but not yet sent is shown again after a reload, before and without the sent one', async () => {
    const named = licenseText({ blobName: 'b.png', fileName: 'new.png' });
    const state = { ...consoleAdministrator(), forms: { typed: { 'certification/license': named } } };
    for (const answer of [standing('refused'), standing('none', { license: null })]) {
      const play = await playFlow(consoleBackend({ [READ]: answer }), { path: PATH, preloadedState: state });
      await play.pass(0);
      expect(play.state().certificationLicense.preview).toEqual({ blobName: 'b.png', url: 'blob:getAttachment' });
      play.dispatch(navigationWanted({ to: '/console' }));
      await play.pass(0);
    }
  });

  it.each([
    [{ fileName: 'licence.pdf', size: 9 }, 'certification:licenseKind'],
    [{ fileName: 'licence.png', size: 5 * 1024 * 1024 }, 'certification:licenseSize'],
    [{ fileName: 'licence.png', size: 0 }, 'certification:licenseEmpty'],
  ])('%j is not sent, and the field says why', async (picked, key) => {
    jest.mocked(upload).mockClear();
    const { play } = await visit('none');
    const file = () => play.state().certificationLicense;
    pick(picked);
    play.dispatch(licensePickWanted());
    await play.pass(0);
    expect(file()).toMatchObject({ status: 'refused', failure: { error: { key } } });
    expect(upload).not.toHaveBeenCalled();
    expect(files.forgetFile).toHaveBeenCalledWith('f');
  });

  it('that could not be sent says why at the field, without a toast', async () => {
    const { play } = await visit('none');
    const file = () => play.state().certificationLicense;
    pick({ fileName: 'licence.png', size: 9 });
    const error = { kind: 'network', call: 'uploadAttachment', url: '/x', reason: 'timeout' } as const;
    answers(Promise.reject(new ApiFailure(error)));
    play.dispatch(licensePickWanted());
    await play.pass(0);
    expect(file().status).toBe('refused');
    expect(file().failure.error).not.toBeNull();
    expect(play.state().feedback.toasts).toEqual([]);
    expect(jest.mocked(download)).toHaveBeenCalled();
  });
});

it('makes no call here for a person without the policy', async () => {
  const backend = consoleBackend({ [READ]: standing('none') });
  const state = { ...consoleAdministrator(), permissions: { authorization: ['AbpExtend.WorkBench'] } };
  const configuration = { body: configurationOf({}, former.tenantId) };
  const play = await playFlow(
    { ...backend, [CALLS.configuration]: configuration },
    { path: PATH, preloadedState: state },
  );
  await play.pass(0);
  expect(play.calls().filter((call) => call.includes('/api/console'))).toEqual([]);
});
