import * as attachments from '../../src/features/attachments/attachmentsSlice.ts';
import { taskFormChanged, taskSaveWanted } from '../../src/features/taskForm/taskFormSlice.ts';
import { cancellable } from '../../src/lib/cancellable.ts';
import * as blobs from '../../src/services/browser/blobs.ts';
import * as files from '../../src/services/browser/files.ts';
import { ApiFailure } from '../../src/services/http/apiError.ts';
import * as download from '../../src/services/http/download.ts';
import * as upload from '../../src/services/http/upload.ts';
import { TODO, todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/files.ts');
jest.mock('../../src/services/browser/blobs.ts');
jest.mock('../../src/services/http/upload.ts');
jest.mock('../../src/services/http/download.ts');

const MB = 1024 * 1024;
const file = (id: string, size = MB) => ({ id, fileName: `${id}.png`, size });
const refused = new ApiFailure({
  kind: 'other',
  call: 'uploadAttachment',
  url: '/x',
  status: 500,
  message: 'disk full',
  code: null,
  reason: 'refused',
  hideElMessage: false,
});

/** Uploads under way, by file id: the test decides what the server does with each. */
interface Running {
  progress: (sent: number) => void;
  arrive: (name: string) => void;
  fail: (thrown: ApiFailure) => void;
  aborted: boolean;
}
let running: Record<string, Running>;

async function form() {
  const play = await todoWork({ tab: 2, intent: { kind: 'create' } });
  const pick = async (...picked: files.PickedFile[]) => {
    jest.mocked(files.pickFiles).mockResolvedValue(picked);
    play.dispatch(attachments.pickWanted());
    await play.pass(0);
  };
  return { ...play, pick, uploads: () => play.state().attachments.uploads };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  running = {};
  jest.clearAllMocks();
  jest.mocked(upload.upload).mockImplementation((_endpoint, id, onProgress) => {
    const one: Partial<Running> = { progress: onProgress, aborted: false };
    const answer = new Promise<unknown>((resolve, reject) => {
      one.arrive = (name) => resolve({ name, orgName: `${id}.png` });
      one.fail = reject;
    });
    running[id] = one as Running;
    // The endpoint determines the type of the answer; the test supplies what that call returns.
    const abort = () => {
      one.aborted = true;
    };
    return { answer, abort } as never;
  });
});
afterEach(() => jest.useRealTimers());

it('TODO-5 a picked file is uploaded at once, shows its progress, and becomes an attachment of the form', async () => {
  const play = await form();
  await play.pick(file('a'));
  expect(play.uploads()).toEqual([{ ...file('a'), sent: 0, status: 'uploading', error: null }]);
  running['a']?.progress(MB / 2);
  await play.pass(0);
  expect(play.uploads()[0]?.sent).toBe(MB / 2);
  running['a']?.arrive('blob-a');
  await play.pass(0);
  expect(play.uploads()).toEqual([]);
  expect(play.state().taskForm.values.attachments).toEqual([{ blobName: 'blob-a', fileName: 'a.png' }]);
});

it('attachments keep the order in which they were chosen, whichever upload finishes first', async () => {
  const play = await form();
  const names = () => play.state().taskForm.values.attachments.map(({ blobName }) => blobName);
  await play.pick(file('a'), file('b'), file('c'));
  running['c']?.arrive('blob-c');
  await play.pass(0);
  running['a']?.arrive('blob-a');
  await play.pass(0);
  expect(names()).toEqual(['blob-a', 'blob-c']);
  await play.pick(file('d'));
  running['d']?.arrive('blob-d');
  running['b']?.arrive('blob-b');
  await play.pass(0);
  expect(names()).toEqual(['blob-a', 'blob-b', 'blob-c', 'blob-d']);
});

it('TODO-5 accepts at most five files, each under 5 MB: excess files are left out, and a message says so', async () => {
  const play = await form();
  await play.pick(file('big', 5 * MB), file('fits', 5 * MB - 1));
  expect(play.uploads().map(({ id }) => id)).toEqual(['fits']);
  expect(play.toasts()).toEqual([{ kind: 'warning', message: { key: 'task:attachmentSize' } }]);
  play.dispatch(taskFormChanged({ attachments: [1, 2].map((n) => ({ blobName: `${n}`, fileName: `${n}` })) }));
  await play.pick(file('x'), file('y'), file('z'));
  expect(play.uploads().map(({ id }) => id)).toEqual(['fits', 'x', 'y']);
  expect(play.toasts()).toContainEqual({ kind: 'warning', message: { key: 'task:attachmentLimit' } });
  expect(files.forgetFile).toHaveBeenCalledWith('z');
});

it('with five files attached, a press says that there is no room and asks for no file', async () => {
  const play = await form();
  await play.pick(file('a'));
  play.dispatch(taskFormChanged({ attachments: [1, 2, 3, 4].map((n) => ({ blobName: `${n}`, fileName: `${n}` })) }));
  await play.pick(file('b'));
  expect(files.pickFiles).toHaveBeenCalledTimes(1);
  expect(play.toasts()).toEqual([{ kind: 'warning', message: { key: 'task:attachmentLimit' } }]);
  play.dispatch(attachments.uploadRemoved('a'));
  await play.pick(file('b'));
  expect(play.uploads().map(({ id }) => id)).toEqual(['b']);
});

it('refuses an empty file in plain words before sending anything; the others go on', async () => {
  const play = await form();
  await play.pick(file('a', 0), file('b'));
  expect(play.toasts()).toEqual([
    { kind: 'warning', message: { key: 'task:attachmentEmpty', params: { name: 'a.png' } } },
  ]);
  expect(Object.keys(running)).toEqual(['b']);
  expect(files.forgetFile).toHaveBeenCalledWith('a');
});

it('TODO-5 a failed upload says why, keeps the form, and can be retried with the same file', async () => {
  const play = await form();
  play.dispatch(taskFormChanged({ title: 'kept' }));
  await play.pick(file('a'));
  running['a']?.fail(refused);
  await play.pass(0);
  expect(play.uploads()[0]).toMatchObject({ status: 'failed', error: { text: 'disk full' } });
  expect(play.toasts()).toEqual([]);
  expect(files.forgetFile).not.toHaveBeenCalled();
  play.dispatch(attachments.uploadRetried('a'));
  await play.pass(0);
  expect(play.uploads()[0]).toMatchObject({ status: 'uploading', sent: 0 });
  running['a']?.arrive('blob-a');
  await play.pass(0);
  expect(play.state().taskForm.values).toMatchObject({ title: 'kept', attachments: [{ blobName: 'blob-a' }] });
});

it('does not save while an upload is unfinished; removing a file aborts its upload', async () => {
  const play = await form();
  await play.pick(file('a'));
  play.dispatch(taskFormChanged({ title: 't', startedAt: '2026-11-20T10:00:00', endAt: '2026-11-20T11:00:00' }));
  play.dispatch(taskSaveWanted());
  await play.pass(0);
  expect(play.toasts()).toEqual([{ kind: 'warning', message: { key: 'task:uploadsUnfinished' } }]);
  expect(play.calls()).not.toContain(TODO.create);
  play.dispatch(attachments.uploadRemoved('a'));
  await play.pass(0);
  expect(running['a']?.aborted).toBe(true);
  expect(files.forgetFile).toHaveBeenCalledWith('a');
  play.dispatch(taskSaveWanted());
  await play.pass(0);
  expect(play.calls()).toContain(TODO.create);
});

it.each(['a.jpg', 'a.JPEG', 'a.png', 'a.webp'])(
  'TODO-5 shows %s and revokes its URL when it is closed',
  async (fileName) => {
    const play = await form();
    jest.mocked(download.download).mockResolvedValue('blob:1');
    play.dispatch(attachments.fileOpened({ blobName: 'b', fileName }));
    await play.pass(0);
    expect(play.state().attachments.preview).toEqual({ file: { blobName: 'b', fileName }, url: 'blob:1' });
    expect(blobs.saveBlobUrl).not.toHaveBeenCalled();
    play.dispatch(attachments.previewClosed());
    await play.pass(0);
    expect(play.state().attachments.preview).toBeNull();
    expect(blobs.revokeBlobUrl).toHaveBeenCalledWith('blob:1');
  },
);

it.each(['a.pdf', 'a.gif', 'png'])(
  'TODO-5 saves %s under its own name, and leaves a picture open',
  async (fileName) => {
    const play = await form();
    jest.mocked(download.download).mockResolvedValueOnce('blob:1').mockResolvedValueOnce('blob:2');
    play.dispatch(attachments.fileOpened({ blobName: 'a', fileName: 'a.png' }));
    await play.pass(0);
    play.dispatch(attachments.fileOpened({ blobName: 'b', fileName }));
    await play.pass(0);
    expect(blobs.saveBlobUrl).toHaveBeenCalledWith('blob:2', fileName);
    expect(play.state().attachments.preview?.url).toBe('blob:1');
    expect(blobs.revokeBlobUrl).not.toHaveBeenCalled();
  },
);

it('a picture that cannot be fetched says why and shows no empty frame', async () => {
  const play = await form();
  jest.mocked(download.download).mockRejectedValue(refused);
  play.dispatch(attachments.fileOpened({ blobName: 'b', fileName: 'a.png' }));
  await play.pass(0);
  expect(play.state().attachments.preview).toBeNull();
  expect(play.toasts()).toEqual([{ kind: 'error', message: { text: 'disk full' } }]);
});

it('aborts the call when a preview is closed while its picture is loading', async () => {
  const play = await form();
  const cancelled = jest.fn();
  jest.mocked(download.download).mockReturnValue(cancellable(new Promise(() => {}), cancelled));
  play.dispatch(attachments.fileOpened({ blobName: 'b', fileName: 'a.png' }));
  await play.pass(0);
  play.dispatch(attachments.previewClosed());
  await play.pass(0);
  expect(cancelled).toHaveBeenCalledTimes(1);
});

describe('picked files', () => {
  it('are dropped when the flow ends, whether in progress or failed', async () => {
    const play = await form();
    await play.pick(file('a'), file('b'));
    running['b']?.fail(refused);
    await play.pass(0);
    play.end();
    expect(running['a']?.aborted).toBe(true);
    expect(jest.mocked(files.forgetFile).mock.calls.flat().sort()).toEqual(['a', 'b']);
  });

  it('are dropped and shown as lost when the flow crashes; the next ones are uploaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const play = await form();
    await play.pick(file('a'), file('b'));
    jest.mocked(upload.upload).mockImplementationOnce(() => {
      throw new Error('crashed');
    });
    await play.pick(file('c'));
    expect(new Set(jest.mocked(files.forgetFile).mock.calls.flat())).toEqual(new Set(['a', 'b', 'c']));
    expect(running['a']?.aborted).toBe(true);
    expect(play.uploads().map(({ status, error }) => [status, error])).toEqual(
      Array(3).fill(['lost', { key: 'errors:unexpected' }]),
    );
    await play.pick(file('d'));
    running['d']?.arrive('blob-d');
    await play.pass(0);
    expect(play.state().taskForm.values.attachments).toEqual([{ blobName: 'blob-d', fileName: 'd.png' }]);
  });
});
