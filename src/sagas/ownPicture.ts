// Spec §2 "User dropdown", §7, HDR-7: the person's picture, fetched by a call because it needs the token.
import { call, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { ownPictureWanted } from '../features/personalInfo/personalInfoEvents.ts';
import { selectUser } from '../features/session/sessionSlice.ts';
import {
  pictureDropped,
  pictureFetched,
  selectOwnPicture,
  selectShellOpen,
  shellClosed,
} from '../features/shell/shellSlice.ts';
import { profilePicture } from '../services/api/account.ts';
import { revokeBlobUrl } from '../services/browser/blobs.ts';
import { download } from '../services/http/download.ts';
import { callWith } from './calls/callApi.ts';
import { shellOpen } from './waits/shellOpen.ts';

/** How backends answer for somebody without a picture. */
const HAS_NONE = [204, 404];

/**
 * The picture belongs to the account, so it stays when the company changes. A person without one is shown by a letter.
 * It is fetched again after the person has changed it.
 */
export function* ownPicture(): SagaGenerator<void> {
  while (true) {
    yield* shellOpen();
    let isOpen = true;
    while (isOpen) {
      const { url, closed } = yield* race({ url: call(fetchPicture), closed: take(shellClosed) });
      if (url || (url === null && (yield* select(selectOwnPicture)) !== null)) yield* show(url);
      if (!closed) yield* take([shellClosed, ownPictureWanted]);
      isOpen = yield* select(selectShellOpen);
    }
    yield* show(null);
  }
}

function* show(url: string | null): SagaGenerator<void> {
  const former = yield* select(selectOwnPicture);
  yield* put(url ? pictureFetched(url) : pictureDropped());
  if (former) yield* call(revokeBlobUrl, former);
}

/** The address of the person's picture; null if they have none, undefined if that is unknown now. */
function* fetchPicture(): SagaGenerator<string | null | undefined> {
  const user = yield* select(selectUser);
  if (user === null) return null;
  const picture = yield* callWith(download, profilePicture(user.hostId), { silent: true });
  if (picture.ok) return picture.value;
  return 'status' in picture.error && HAS_NONE.includes(picture.error.status) ? null : undefined;
}
