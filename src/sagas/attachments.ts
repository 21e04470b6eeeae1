// Spec §5 "Attachments", §7, TODO-5: picked files are uploaded immediately and independently; a picture opens over the
// page, anything else is saved to disk.
import { LIMITS } from '../constants/limits.ts';
import { TIMING } from '../constants/timing.ts';
import { call, fork, put, race, type SagaGenerator, select, take, takeEvery, takeLatest } from '../effects/effects.ts';
import * as events from '../features/attachments/attachmentsSlice.ts';
import type { TaskFile } from '../features/task/taskValues.ts';
import { selectFormValues } from '../features/taskForm/taskFormSlice.ts';
import type { Message } from '../lib/message.ts';
import { attachment, newAttachment } from '../services/api/tasks.ts';
import { forgetFile, type PickedFile, pickFiles } from '../services/browser/files.ts';
import { errorMessage } from './calls/errorMessage.ts';
import { showDownload } from './calls/showDownload.ts';
import { saveFile } from './steps/saveFile.ts';
import { sendPickedFile } from './steps/sendPickedFile.ts';
import { showToast } from './steps/showToast.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

type PreviewState = Parameters<typeof events.selectPreview>[0];

/** Pictures that can be previewed (§5). */
const PREVIEWED = /\.(jpe?g|png|webp)$/i;

export function* attachments(): SagaGenerator<void> {
  yield* whileShellOpen(followFiles);
}

function* followFiles(): SagaGenerator<void> {
  yield* takeLatest(events.pickWanted, pick);
  yield* takeEvery(events.filesPicked, function* ({ payload }) {
    for (const { id } of payload) yield* fork(uploadFile, id);
  });
  yield* takeEvery(events.fileOpened, showOrSave);
}

/** How many more files the form accepts. */
function* roomLeft(): SagaGenerator<number> {
  const { attachments: attached } = yield* select(selectFormValues);
  const uploads = yield* select(events.selectUploads);
  return Math.max(0, LIMITS.attachmentsPerControl - attached.length - uploads.length);
}

/**
 * Takes only as many files as there is room for, and none that is empty (the server refuses those) or too large. Each
 * problem is reported once; a full form is reported before the file picker opens.
 */
function* pick(): SagaGenerator<void> {
  if ((yield* roomLeft()) === 0) {
    yield* warn({ key: 'task:attachmentLimit' });
    return;
  }
  const files = yield* call(pickFiles);
  let handedOver: readonly PickedFile[] = [];
  try {
    const [empty] = files.filter(({ size }) => size === 0);
    const small = files.filter(({ size }) => size > 0 && size < LIMITS.attachmentBytes);
    const taken = small.slice(0, yield* roomLeft());
    if (empty) yield* warn({ key: 'task:attachmentEmpty', params: { name: empty.fileName } });
    if (files.some(({ size }) => size >= LIMITS.attachmentBytes)) yield* warn({ key: 'task:attachmentSize' });
    if (taken.length < small.length) yield* warn({ key: 'task:attachmentLimit' });
    if (taken.length === 0) return;
    yield* put(events.filesPicked(taken));
    handedOver = taken;
  } finally {
    for (const file of files) if (!handedOver.includes(file)) yield* call(forgetFile, file.id);
  }
}

const warn = (message: Message) => showToast('warning', message, TIMING.errorMessageMs);

/** Holds the file until it has been uploaded or removed, or the form is closed. A failed upload may be retried. */
function* uploadFile(id: string): SagaGenerator<void> {
  const isGone = (action: { type: string }) =>
    (events.uploadRemoved.match(action) && action.payload === id) || events.uploadsDropped.match(action);
  try {
    yield* race({ sent: call(untilSent, id), gone: take(isGone) });
  } finally {
    yield* call(forgetFile, id);
  }
}

function* untilSent(id: string): SagaGenerator<void> {
  const isRetried = (action: { type: string }) => events.uploadRetried.match(action) && action.payload === id;
  while (!(yield* sendFile(id))) yield* take(isRetried);
}

/** Sends it once; false if that failed, which is shown next to the file. */
function* sendFile(id: string): SagaGenerator<boolean> {
  const answer = yield* sendPickedFile(newAttachment(), id, (sent) => put(events.uploadProgressed({ id, sent })));
  if (!answer.ok) {
    yield* put(events.uploadFailed({ id, error: errorMessage(answer.error) }));
    return false;
  }
  const { name, orgName } = answer.value;
  const later = events.laterThan(yield* select(events.selectChosenFiles), id);
  yield* put(events.fileUploaded({ id, file: { blobName: name, fileName: orgName }, later }));
  return true;
}

function* showOrSave({ payload }: ReturnType<typeof events.fileOpened>): SagaGenerator<void> {
  if (PREVIEWED.test(payload.fileName)) {
    yield* put(events.previewWanted(payload));
    yield* preview(payload);
    return;
  }
  yield* saveFile(attachment(payload.blobName), payload.fileName);
}

/** Shows the picture until the preview is closed, or another file is opened. */
function* preview({ blobName }: TaskFile): SagaGenerator<void> {
  const error = yield* showDownload(attachment(blobName), {
    fetched: (url) => events.previewShown({ blobName, url }),
    dropped: events.previewClosed,
    selectUrl: (state: PreviewState) => events.selectPreview(state)?.url,
    left: [events.previewClosed, events.previewWanted],
  });
  if (error) yield* put(events.previewClosed());
}
