// Spec §2 shared public versions, §8 'Copy successful': the link of a public page, to copy or to scan.
import { call, put, type SagaGenerator, select, takeLatest } from '../effects/effects.ts';
import {
  linkCopied,
  linkCopyFailed,
  linkCopyWanted,
  selectShare,
  shareLinkMade,
  shareOpened,
} from '../features/share/shareSlice.ts';
import { pageOrigin } from '../services/browser/page.ts';
import { copyAndTell } from './steps/copyAndTell.ts';

export function* share(): SagaGenerator<void> {
  yield* takeLatest(shareOpened, function* ({ payload }) {
    yield* put(shareLinkMade((yield* call(pageOrigin)) + payload.path));
  });
  yield* takeLatest(linkCopyWanted, copyLink);
}

function* copyLink(): SagaGenerator<void> {
  const { link } = yield* select(selectShare);
  if (link === null) return;
  yield* put((yield* copyAndTell(link, { key: 'share:copied' })) ? linkCopied() : linkCopyFailed());
}
