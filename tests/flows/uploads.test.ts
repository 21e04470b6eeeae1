import * as attachments from '../../src/features/attachments/attachmentsSlice.ts';
import { chooserOpened, companyPicked, switchConfirmed } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { taskFormClosed } from '../../src/features/taskForm/taskFormSlice.ts';
import * as files from '../../src/services/browser/files.ts';
import { type ApiError, ApiFailure } from '../../src/services/http/apiError.ts';
import * as upload from '../../src/services/http/upload.ts';
import { backendWith, CALLS, configurationOf } from '../support/backend.ts';
import { companyOf } from '../support/fixtures.ts';
import type { Reply } from '../support/playFlow.ts';
import { former } from '../support/signedIn.ts';
import { todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/files.ts');
jest.mock('../../src/services/http/upload.ts');

const aurora = companyOf('Aurora');
const where = { call: 'uploadAttachment', url: '/x' };
let failed: Record<string, (error: ApiError) => void>;
let aborted: string[];

/** Lin with a new to-do open, into which she picks the named files. */
async function picked(...ids: string[]) {
  const play = await todoWork({ tab: 2, intent: { kind: 'create' } });
  const pick = async (...names: string[]) => {
    const chosen = names.map((id) => ({ id, fileName: `${id}.png`, size: 1 }));
    jest.mocked(files.pickFiles).mockResolvedValue(chosen);
    play.dispatch(attachments.pickWanted());
    await play.pass(0);
  };
  await pick(...ids);
  return { ...play, pick, uploads: () => play.state().attachments.uploads.map(({ id, status }) => `${id} ${status}`) };
}
/** Files whose upload has begun since the last check. */
function begun(): string[] {
  const ids = jest.mocked(upload.upload).mock.calls.map(([, id]) => id);
  jest.mocked(upload.upload).mockClear();
  return ids;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.clearAllMocks();
  failed = {};
  aborted = [];
  jest.mocked(upload.upload).mockImplementation((_endpoint, id) => ({
    answer: new Promise((_resolve, reject) => {
      failed[id] = (error) => reject(new ApiFailure(error));
    }),
    abort: () => void aborted.push(id),
  }));
});
afterEach(() => jest.useRealTimers());

it('an upload due in the middle of a company switch waits, and starts if the switch fails', async () => {
  const play = await picked();
  let configured: (reply: Reply) => void = () => {};
  Object.assign(play.backend, backendWith([former, aurora]), {
    [CALLS.configuration]: () => new Promise<Reply>((resolve) => (configured = resolve)),
  });
  play.dispatch(chooserOpened({ action: 'switch' }));
  await play.pass(0);
  play.dispatch(companyPicked(aurora.tenantId));
  play.dispatch(switchConfirmed());
  await play.pass(0);
  expect(play.state().session.token).toBe('Bearer token-Aurora');
  await play.pick('a');
  expect(begun()).toEqual([]);
  configured({ status: 500, body: configurationOf({}) });
  await play.pass(0);
  expect(play.state().session.token).toBe('Bearer former-token');
  expect(begun()).toEqual(['a']);
});

it('an upload refused with 401 triggers the refresh of the company session', async () => {
  const play = await picked('a');
  play.events();
  failed['a']?.({ kind: 'unauthorised', ...where, status: 401, auth: 'tenant' });
  await play.pass(0);
  expect(play.events()).toEqual(
    expect.arrayContaining(['sessionRefresh/unauthorisedReceived', 'sessionRefresh/refreshSucceeded']),
  );
  expect(play.calls().filter((call) => call === CALLS.token)).toHaveLength(1);
  expect(play.state().session.token).toBe('Bearer host-token');
});

it('an upload without an answer casts doubt on the network', async () => {
  const play = await picked('a');
  failed['a']?.({ kind: 'network', ...where, reason: 'unreachable' });
  await play.pass(0);
  expect(play.events()).toContain('network/requestFailed');
});

it('each file is removed and retried on its own', async () => {
  const play = await picked('a', 'b', 'c');
  expect(begun()).toEqual(['a', 'b', 'c']);
  for (const id of ['a', 'b']) failed[id]?.({ kind: 'network', ...where, reason: 'timeout' });
  await play.pass(0);
  expect(play.uploads()).toEqual(['a failed', 'b failed', 'c uploading']);
  expect(begun()).toEqual([]);
  play.dispatch(attachments.uploadRetried('a'));
  play.dispatch(attachments.uploadRemoved('b'));
  await play.pass(0);
  expect(begun()).toEqual(['a']);
  expect(play.uploads()).toEqual(['a uploading', 'c uploading']);
  expect(aborted).not.toContain('c');
  expect(jest.mocked(files.forgetFile).mock.calls).toEqual([['b']]);
});

it('closing a form cancels its uploads', async () => {
  const play = await picked('a');
  play.dispatch(taskFormClosed());
  await play.pass(0);
  expect(aborted).toEqual(['a']);
  expect(jest.mocked(files.forgetFile).mock.calls).toEqual([['a']]);
});

it('nothing starts when nothing is picked', async () => {
  const play = await picked();
  expect(play.events()).not.toContain('attachments/filesPicked');
});
