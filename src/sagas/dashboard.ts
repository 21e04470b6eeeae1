// CON-1: the console's home. In a company it shows that company's figures, without one those of the installation; each
// block fails and is retried independently.
import { LIMITS } from '../constants/limits.ts';
import { all, call, type SagaGenerator, select } from '../effects/effects.ts';
import { companyFigures, hostFigures, recentActs } from '../features/dashboard/dashboardSlice.ts';
import { selectTenantId } from '../features/session/sessionSlice.ts';
import { companyActPage, hostActPage } from '../services/api/consoleActs.ts';
import * as api from '../services/api/dashboard.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { whileConsolePage } from './waits/whileConsolePage.ts';

export function* dashboard(): SagaGenerator<void> {
  yield* whileConsolePage('dashboard', function* () {
    const isCompany = (yield* select(selectTenantId)) !== null;
    yield* all({
      figures: call(keepFresh, isCompany ? loadCompany : loadHost, {
        on: [companyFigures.wanted, hostFigures.wanted],
        // What the company's people do, and what host administrators do to it, arrives as notifications.
        live: isCompany,
      }),
      acts: call(keepFresh, () => loadActs(isCompany), { on: [recentActs.wanted], live: false }),
    });
  });
}

const loadCompany = () => load(companyFigures, api.companyDashboard());
const loadHost = () => load(hostFigures, api.hostDashboard());
const loadActs = (isCompany: boolean) =>
  load(recentActs, (isCompany ? companyActPage : hostActPage)({ maxResultCount: LIMITS.recentActs }), {
    as: ({ items }) => items,
  });
