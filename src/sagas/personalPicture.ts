// CON-1, HDR-7: closed → cropping → saving → closed. The picture is cropped and scaled down in the browser; the header
// shows it at once.
import { TIMING } from '../constants/timing.ts';
import { call, put, race, type SagaGenerator, select, take, takeLeading } from '../effects/effects.ts';
import { squareOf } from '../features/personalInfo/crop.ts';
import { ownPictureWanted } from '../features/personalInfo/personalInfoEvents.ts';
import {
  type PickedPicture,
  personalInfoResource,
  pictureDiscarded,
  pictureOpened,
  picturePickWanted,
  pictureRemovalUnderWay,
  pictureRemovalWanted,
  pictureUpload,
  selectCrop,
} from '../features/personalInfo/personalInfoSlice.ts';
import type { Message } from '../lib/message.ts';
import { newProfilePicture, profilePictureRemoval } from '../services/api/personalInfo.ts';
import { revokeBlobUrl } from '../services/browser/blobs.ts';
import { forgetFile, type PickedFile } from '../services/browser/files.ts';
import { cutPicture, showPicture } from '../services/browser/pictures.ts';
import { type ApiResult, callApi } from './calls/callApi.ts';
import { untilAccepted } from './calls/submission.ts';
import { whileUnderWay } from './calls/underWay.ts';
import { sendPickedFile } from './steps/sendPickedFile.ts';
import { showToast } from './steps/showToast.ts';
import { withPickedFile } from './steps/withPickedFile.ts';
import { askConfirmation } from './waits/askConfirmation.ts';

/** Runs while the page is shown. */
export function* personalPicture(): SagaGenerator<void> {
  yield* takeLeading(picturePickWanted, () => withPickedFile('image/*', crop));
  yield* takeLeading(pictureRemovalWanted, remove);
}

/** Holds the picked file until it is saved or discarded, or the page is left. */
function* crop({ id }: PickedFile): SagaGenerator<void> {
  const shown = yield* call(showPicture, id);
  if (!shown) {
    yield* showToast('warning', { key: 'personalInfo:noPicture' }, TIMING.errorMessageMs);
    return;
  }
  try {
    const picture = { ...shown, fileId: id };
    yield* put(pictureOpened(picture));
    yield* race({ saved: call(untilSaved, picture), discarded: take(pictureDiscarded) });
  } finally {
    try {
      yield* put(pictureDiscarded());
    } finally {
      yield* call(revokeBlobUrl, shown.url);
    }
  }
}

function* untilSaved(picture: PickedPicture): SagaGenerator<void> {
  yield* untilAccepted(pictureUpload, () => save(picture));
  yield* renew({ key: 'personalInfo:pictureSaved' });
}

function* save(picture: PickedPicture): SagaGenerator<ApiResult<unknown>> {
  const square = squareOf(picture, yield* select(selectCrop));
  const { id } = yield* call(cutPicture, picture.fileId, square);
  try {
    return yield* sendPickedFile(newProfilePicture(), id);
  } finally {
    yield* call(forgetFile, id);
  }
}

function* remove(): SagaGenerator<void> {
  const isSure = yield* askConfirmation({
    title: { key: 'personalInfo:removePicture' },
    question: { key: 'personalInfo:removePictureQuestion' },
    confirm: { key: 'personalInfo:removePicture' },
    danger: true,
  });
  if (!isSure) return;
  const answer = yield* whileUnderWay(pictureRemovalUnderWay, 'picture', () => callApi(profilePictureRemoval()));
  if (answer?.ok) yield* renew({ key: 'personalInfo:pictureRemoved' });
}

function* renew(done: Message): SagaGenerator<void> {
  yield* put(ownPictureWanted());
  yield* put(personalInfoResource.wanted());
  yield* showToast('success', done, TIMING.messageMs);
}
