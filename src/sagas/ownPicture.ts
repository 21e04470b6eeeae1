// Spec §2 "User dropdown", §7, HDR-7: the person's picture, fetched by a call because it needs the token.
import { call, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { selectUser } from '../features/session/sessionSlice.ts';
import { pictureDropped, pictureFetched, shellClosed } from '../features/shell/shellSlice.ts';
import { profilePicture } from '../services/api/account.ts';
import { revokeBlobUrl } from '../services/browser/blobs.ts';
import { download } from '../services/http/download.ts';
import { callWith } from './calls/callApi.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* ownPicture(): SagaGenerator<void> {
  yield* whileShellOpen(showPicture);
}

/** Shows the picture until the shell closes or the company changes. Whoever has none is shown by a letter. */
function* showPicture(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  const picture = user && (yield* callWith(download, profilePicture(user.hostId), { silent: true }));
  if (!picture?.ok) {
    yield* take(shellClosed);
    return;
  }
  try {
    yield* put(pictureFetched(picture.value));
    yield* take(shellClosed);
  } finally {
    yield* put(pictureDropped());
    yield* call(revokeBlobUrl, picture.value);
  }
}
