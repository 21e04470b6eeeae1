// Spec §2 "User dropdown", §7, HDR-7: the person's picture, fetched by a call because it needs the token.
import { fork, put, type SagaGenerator, select, take, takeEvery } from '../effects/effects.ts';
import { pictureDropped, pictureFetched, selectOwnPicture } from '../features/ownPicture/ownPictureSlice.ts';
import { ownPictureWanted } from '../features/personalInfo/personalInfoEvents.ts';
import { selectUser } from '../features/session/sessionSlice.ts';
import { shellClosed } from '../features/shell/shellSlice.ts';
import { profilePicture } from '../services/api/account.ts';
import { showDownload } from './calls/showDownload.ts';
import { shellOpen } from './waits/shellOpen.ts';

/** How backends answer for somebody without a picture. */
const HAS_NONE = [204, 404];

const PICTURE = {
  fetched: pictureFetched,
  dropped: pictureDropped,
  selectUrl: selectOwnPicture,
  left: [shellClosed],
  replaced: [pictureFetched, pictureDropped],
};

/**
 * The picture belongs to the account, so it stays when the company changes. A person without one is shown by a letter.
 * It is fetched again after the person has changed it; the former one is shown until then.
 */
export function* ownPicture(): SagaGenerator<void> {
  yield* takeEvery(ownPictureWanted, show);
  while (true) {
    yield* shellOpen();
    yield* fork(show);
    yield* take(shellClosed);
  }
}

function* show(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (user === null) return;
  const error = yield* showDownload(profilePicture(user.hostId), PICTURE, { silent: true });
  if (error && 'status' in error && HAS_NONE.includes(error.status) && (yield* select(selectOwnPicture)) !== null)
    yield* put(pictureDropped());
}
