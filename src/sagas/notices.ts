// Spec §2 "Header" notice-bulletin dropdown, HDR-5: the newest notices of the company.
import { type SagaGenerator, select } from 'typed-redux-saga';
import { LIMITS } from '../constants/limits.ts';
import { noticesFailed, noticesLoaded, noticesRequested } from '../features/notices/noticesSlice.ts';
import { selectTenantId } from '../features/session/sessionSlice.ts';
import { notices as noticesOf } from '../services/api/notices.ts';
import { keepFresh } from './support/keepFresh.ts';
import { load } from './support/load.ts';
import { whileShellOpen } from './support/whileShellOpen.ts';

export function* notices(): SagaGenerator<void> {
  yield* whileShellOpen(followNotices);
}

function* followNotices(): SagaGenerator<void> {
  yield* keepFresh(loadNotices, { part: 'notices', live: false });
}

function* loadNotices(): SagaGenerator<void> {
  const tenantId = yield* select(selectTenantId);
  // Notices are a company's; without one there are none to ask for.
  if (tenantId === null) return;
  yield* load(noticesOf(tenantId), {
    requested: () => noticesRequested(),
    loaded: ({ items }) => noticesLoaded(items.slice(0, LIMITS.headerNotices)),
    failed: (error) => noticesFailed(error),
  });
}
