// Spec §2 "Header" notice-bulletin dropdown, HDR-5: the newest notices of the company.
import { LIMITS } from '../constants/limits.ts';
import { type SagaGenerator, select } from '../effects/effects.ts';
import { latestNotices } from '../features/notices/noticesSlice.ts';
import { selectTenantId } from '../features/session/sessionSlice.ts';
import { noticePage } from '../services/api/notices.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* notices(): SagaGenerator<void> {
  yield* whileShellOpen(() => keepFresh(loadNotices, { on: [latestNotices.wanted], live: false }));
}

function* loadNotices(): SagaGenerator<void> {
  const tenantId = yield* select(selectTenantId);
  // Notices belong to a company; without one there is nothing to request.
  if (tenantId === null) return;
  yield* load(latestNotices, noticePage(tenantId), { as: ({ items }) => items.slice(0, LIMITS.headerNotices) });
}
