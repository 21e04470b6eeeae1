import { moduleSummary } from '../../../src/features/notificationCentre/notificationCentreSlice.ts';
import { notificationOf } from '../fixtures.ts';
import { COMPANIES, type Refusal, type Request, type Trouble } from './server.ts';
import type { Soak } from './soak.ts';

const TROUBLES = {
  down: 3,
  hanging: 1,
  slow: 3,
  broken: 3,
  html: 1,
  refreshRefused: 2,
  refreshHanging: 1,
  hubDown: 3,
} satisfies Record<Trouble, number>;
const REFUSALS = {
  conflict: 2,
  otherDevice: 1,
  locked: 1,
  serverError: 3,
  invalid: 2,
  htmlPage: 2,
} satisfies Record<Refusal, number>;
const FAULTS = {
  trouble: 6,
  refusal: 4,
  tenantExpired: 4,
  hostExpired: 2,
  hubLost: 4,
  notified: 5,
  burst: 1,
  hidden: 4,
  shown: 6,
  refreshedElsewhere: 3,
  switchedElsewhere: 1,
  signedOutElsewhere: 1,
  healed: 4,
} as const;
const SESSION_KEYS = [
  ...['host_token', 'token', 'host_refresh_token', 'refresh_token', 'hostInfo', 'userInfo', 'tenantId', 'tokenFlag'],
  ...['loginReturnType', 'authorization', 'companyId', 'companyName', 'tabs', 'cachePath', 'drafts'],
];

/** Makes one thing go wrong, or right again, whatever the person is doing. */
export function strike(soak: Soak): void {
  const { chances, server, tab } = soak;
  const fault = chances.weighted(FAULTS);
  soak.note(`fault ${fault}`);
  if (fault === 'trouble') {
    const trouble = chances.weighted(TROUBLES);
    const seconds = chances.oneOf([2, 20, 60, 300]) ?? 2;
    soak.note(`  ${trouble} for ${seconds} s`);
    server.bring(trouble, seconds * 1000);
    if (trouble === 'down') tab.hubTells({ kind: 'closed', reason: 'server down' });
  } else if (fault === 'refusal') {
    const refusal = chances.weighted(REFUSALS);
    soak.note(`  ${refusal}`);
    server.refuseNext(refusal);
  } else if (fault === 'tenantExpired') server.expire('tenant');
  else if (fault === 'hostExpired') server.expire('host');
  else if (fault === 'hubLost') tab.hubTells({ kind: 'closed', reason: 'lost' });
  else if (fault === 'notified') notify(soak, 1);
  else if (fault === 'burst') notify(soak, 25);
  else if (fault === 'hidden') tab.setVisible(false);
  else if (fault === 'shown') tab.setVisible(true);
  else if (fault === 'refreshedElsewhere') {
    void refreshElsewhere(soak);
    // This tab gets the same 401 while the other one refreshes.
    if (chances.isOneIn(2)) tab.dispatch(moduleSummary.wanted());
  } else if (fault === 'switchedElsewhere') switchElsewhere(soak);
  else if (fault === 'signedOutElsewhere' && chances.isOneIn(2)) {
    const gone = Object.fromEntries(SESSION_KEYS.map((key) => [key, null]));
    // Including what was typed before this tab heard of it.
    soak.storeElsewhere(gone, () => soak.ledger.allGivenUp());
  } else if (fault === 'healed') server.heal();
}

function notify({ tab, chances }: Soak, times: number): void {
  for (let time = 0; time < times; time += 1)
    tab.hubTells({ kind: 'notification', notification: notificationOf(`n${chances.between(1, 9_999_999)}`) });
}

/** Another tab got the 401 first: it waits for the lock and refreshes the token unless that has already been done. */
async function refreshElsewhere(soak: Soak): Promise<void> {
  const { server, locks, chances } = soak;
  const kind = chances.oneOf(['host', 'tenant'] as const) ?? 'tenant';
  const [key, refreshKey] = kind === 'host' ? ['host_token', 'host_refresh_token'] : ['token', 'refresh_token'];
  if (locks === null || localStorage.getItem(key) === null) return;
  server.expire(kind);
  await locks.of('other tab').request(`atrium-refresh-${kind}`, async () => {
    const used = localStorage.getItem(refreshKey);
    if (used === null || server.isAccepted(localStorage.getItem(key))) return;
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: used }).toString();
    const request: Request = {
      method: 'POST',
      path: '/connect/token',
      query: new URLSearchParams(),
      bearer: null,
      body,
    };
    const owner = server.refreshOwner(request) ?? 'unknown';
    server.refreshBegins(owner);
    const answer = server.answer(request);
    await new Promise((resolve) => setTimeout(resolve, chances.between(20, 2_000)));
    server.refreshEnds(owner);
    if (answer === 'no network' || answer.status !== 200 || localStorage.getItem(refreshKey) !== used) return;
    const pair: { access_token: string; refresh_token: string } = JSON.parse(answer.text);
    soak.storeElsewhere({ [key]: `Bearer ${pair.access_token}`, [refreshKey]: pair.refresh_token });
  });
}

function switchElsewhere(soak: Soak): void {
  const { session, companySwitch } = soak.state();
  const company = soak.chances.oneOf(COMPANIES);
  if (session.token === null || companySwitch.status !== 'closed' || !company) return;
  const pair = soak.server.switchElsewhere(company.tenantId);
  soak.storeElsewhere({
    token: `Bearer ${pair.access_token}`,
    refresh_token: pair.refresh_token,
    userInfo: JSON.stringify({ userName: 'lin', id: 'user-lin', name: 'Lin', hostId: 'account' }),
    tenantId: company.tenantId,
    tokenFlag: `flag-${pair.access_token}`,
    companyId: company.companyOUId,
    companyName: company.tenantName,
  });
}
