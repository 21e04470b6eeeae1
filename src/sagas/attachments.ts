// Spec §5 "Attachments", §7, TODO-5: picked files are uploaded at once, each by itself; a picture is shown over the page,
// anything else is saved on the person's disk.
import {
  call,
  delay,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
import { LIMITS } from '../constants/limits.ts';
import { TIMING } from '../constants/timing.ts';
import * as events from '../features/attachments/attachmentsSlice.ts';
import { selectHostToken, selectTenantToken } from '../features/session/sessionSlice.ts';
import type { TaskFile } from '../features/task/taskTypes.ts';
import { selectFormValues } from '../features/taskForm/taskFormSlice.ts';
import { attachment, newAttachment } from '../services/api/tasks.ts';
import { revokeBlobUrl, saveBlobUrl } from '../services/browser/blobs.ts';
import { forgetFile, pickFiles } from '../services/browser/files.ts';
import { download } from '../services/http/download.ts';
import { callWith } from './calls/callApi.ts';
import { companySettled } from './waits/companySettled.ts';
import { errorMessage } from './calls/errorMessage.ts';
import { reportFailure } from './calls/reportFailure.ts';
import { showToast } from './steps/showToast.ts';
import { uploadChannel } from './channels/uploadChannel.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

/** Pictures that can be previewed (§5). */
const PREVIEWED = /\.(jpe?g|png|webp)$/i;

export function* attachments(): SagaGenerator<void> {
  yield* whileShellOpen(followFiles);
}

function* followFiles(): SagaGenerator<void> {
  yield* takeLatest(events.pickRequested, pick);
  yield* takeEvery(events.filesPicked, function* ({ payload }) {
    for (const { id } of payload) yield* fork(uploadFile, id);
  });
  yield* takeEvery(events.uploadRetried, function* ({ payload }) {
    yield* uploadFile(payload);
  });
  yield* takeLatest(events.fileOpened, open);
}

/** Only as many as there is room for, and none that is too large; both are said once. */
function* pick(): SagaGenerator<void> {
  const files = yield* call(pickFiles);
  const { attachments: attached } = yield* select(selectFormValues);
  const uploads = yield* select(events.selectUploads);
  const small = files.filter(({ size }) => size < LIMITS.attachmentBytes);
  const room = Math.max(0, LIMITS.attachmentsPerControl - attached.length - uploads.length);
  const taken = small.slice(0, room);
  for (const file of files) if (!taken.includes(file)) yield* call(forgetFile, file.id);
  if (small.length < files.length) yield* showToast('warning', { key: 'task:attachmentSize' }, TIMING.errorMessageMs);
  if (taken.length < small.length) yield* showToast('warning', { key: 'task:attachmentLimit' }, TIMING.errorMessageMs);
  if (taken.length > 0) yield* put(events.filesPicked(taken));
}

/** Runs until the file is on the server, was removed, or the form is gone. A failed one keeps its file for a retry. */
function* uploadFile(id: string): SagaGenerator<void> {
  const isGone = (action: { type: string }) =>
    (events.uploadRemoved.match(action) && action.payload === id) || events.uploadsDropped.match(action);
  const { run } = yield* race({ run: call(sendFile, id), gone: take(isGone) });
  if (run !== 'failed') {
    yield* call(forgetFile, id);
    return;
  }
  const next = yield* take(
    (action: { type: string }) => isGone(action) || (events.uploadRetried.match(action) && action.payload === id),
  );
  if (isGone(next)) yield* call(forgetFile, id);
}

function* sendFile(id: string): SagaGenerator<'done' | 'failed'> {
  yield* companySettled();
  const tokens = { tenant: yield* select(selectTenantToken), host: yield* select(selectHostToken) };
  const channel = yield* call(() => uploadChannel(newAttachment(), id));
  try {
    while (true) {
      const event = yield* take(channel);
      if (event.kind === 'progress') yield* put(events.uploadProgressed({ id, sent: event.sent }));
      else if (event.kind === 'arrived') {
        const { name, orgName } = event.value;
        yield* put(events.uploaded({ id, file: { blobName: name, fileName: orgName } }));
        return 'done';
      } else {
        // The failure is shown at the file, so no toast comes on top.
        yield* reportFailure(event.error, tokens, true);
        yield* put(events.uploadFailed({ id, error: errorMessage(event.error) }));
        return 'failed';
      }
    }
  } finally {
    channel.close();
  }
}

function* open({ payload }: ReturnType<typeof events.fileOpened>): SagaGenerator<void> {
  if (PREVIEWED.test(payload.fileName)) {
    yield* put(events.previewRequested(payload));
    yield* race({ shown: call(preview, payload), closed: take(events.previewClosed) });
    return;
  }
  const url = yield* callWith(download, attachment(payload.blobName));
  if (!url.ok) return;
  try {
    yield* call(saveBlobUrl, url.value, payload.fileName);
    // The browser reads the address only after this moment.
    yield* delay(TIMING.downloadHandOverMs);
  } finally {
    yield* call(revokeBlobUrl, url.value);
  }
}

/** Holds the picture until its race is lost: the preview was closed, or another file opened. */
function* preview({ blobName }: TaskFile): SagaGenerator<void> {
  const url = yield* callWith(download, attachment(blobName));
  if (!url.ok) {
    yield* put(events.previewClosed());
    return;
  }
  try {
    yield* put(events.previewShown({ blobName, url: url.value }));
    yield* take(events.previewClosed);
  } finally {
    yield* call(revokeBlobUrl, url.value);
  }
}
