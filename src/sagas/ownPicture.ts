// Spec §2 "User dropdown", §7, HDR-7: the person's picture, fetched by a call because it needs the token.
import { call, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { ownPictureWanted } from '../features/personalInfo/personalInfoEvents.ts';
import { selectUser } from '../features/session/sessionSlice.ts';
import { pictureDropped, pictureFetched, shellClosed } from '../features/shell/shellSlice.ts';
import { profilePicture } from '../services/api/account.ts';
import { revokeBlobUrl } from '../services/browser/blobs.ts';
import { download } from '../services/http/download.ts';
import { callWith } from './calls/callApi.ts';
import { shellOpen } from './waits/shellOpen.ts';

/** It belongs to the account, so it stays when the company changes. Whoever has none is shown by a letter. */
export function* ownPicture(): SagaGenerator<void> {
  while (true) {
    yield* shellOpen();
    yield* race({ shown: call(showPicture), closed: take(shellClosed) });
  }
}

/** Fetched anew when the person has changed it; the former one stays until the new one is there. */
function* showPicture(): SagaGenerator<void> {
  let shown: string | null = null;
  try {
    while (true) {
      const url: string | null = yield* fetchPicture();
      yield* put(url ? pictureFetched(url) : pictureDropped());
      if (shown) yield* call(revokeBlobUrl, shown);
      shown = url;
      yield* take(ownPictureWanted);
    }
  } finally {
    yield* put(pictureDropped());
    if (shown) yield* call(revokeBlobUrl, shown);
  }
}

function* fetchPicture(): SagaGenerator<string | null> {
  const user = yield* select(selectUser);
  if (user === null) return null;
  const picture = yield* callWith(download, profilePicture(user.hostId), { silent: true });
  return picture.ok ? picture.value : null;
}
