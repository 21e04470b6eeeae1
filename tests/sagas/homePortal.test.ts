import { LIMITS } from '../../src/constants/limits.ts';
import { PATHS } from '../../src/constants/paths.ts';
import * as portal from '../../src/features/homePortal/homePortalSlice.ts';
import { homePortal } from '../../src/sagas/homePortal.ts';
import * as api from '../../src/services/api/homePortal.ts';
import { noticePage } from '../../src/services/api/notices.ts';
import { ApiFailure } from '../../src/services/http/apiError.ts';
import { articleOf, portalReader, profileOf, summaryOf } from '../support/portalWork.ts';
import { rootReducer } from '../support/rootReducer.ts';
import { former } from '../support/signedIn.ts';
import { REFUSED, refusal } from './support/calls.ts';
import { shownAt } from './support/consoleState.ts';
import { runSteps, sent } from './support/runSteps.ts';

const initial = rootReducer(undefined, { type: '@@test' });
const own = former.tenantId;
const MISSING = new ApiFailure({ ...refusal, status: 404 });
const items = [summaryOf('a1')];
const ANSWERS: Readonly<Record<string, unknown>> = {
  getCompanyProfile: profileOf(own),
  getCulture: articleOf('c1'),
  listNotices: { items: Array.from({ length: LIMITS.headerNotices + 1 }, (_, at) => summaryOf(`n${at}`)) },
};
/** What the home of a company requests of everybody. */
const partsOf = (tenantId: string) =>
  [
    api.profileOf(tenantId),
    api.culture(tenantId),
    api.facts(tenantId),
    api.news(tenantId, { skipCount: 0, maxResultCount: LIMITS.portalNews }),
    api.products(tenantId, { skipCount: 0, maxResultCount: LIMITS.portalProducts }),
    api.history(tenantId),
  ].map(sent);

/** A page, shown to somebody at work; `over` is what calls are answered with, by their ids. */
function at(href: string, over: Readonly<Record<string, unknown>> = {}, first: Readonly<Record<string, unknown>> = {}) {
  const run = runSteps(homePortal, {
    state: rootReducer({ ...initial, ...portalReader() }, shownAt(href)),
    reduce: rootReducer,
    answers: {
      now: 0,
      ...first,
      send: ({ id }: { id: string }) => {
        const answer = over[id] ?? ANSWERS[id] ?? { items, totalCount: 1 };
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  });
  const sends = () => run.steps.filter((step) => Array.isArray(step) && step[0] === 'send');
  const shown = (tenantId = own) => portal.selectPortalOf(run.state(), tenantId);
  return { ...run, sends, shown };
}

describe('the home', () => {
  it('requests its parts and, for the staff, the notices; each shows what was answered', () => {
    const { sends, shown } = at(PATHS.company);
    expect(sends()).toEqual([...partsOf(own), sent(noticePage(own))]);
    expect(shown()?.profile.data).toEqual(profileOf(own));
    const { culture, notices, ...lists } = shown()?.parts ?? {};
    expect(culture?.data).toEqual(articleOf('c1'));
    expect(notices?.data).toHaveLength(LIMITS.headerNotices);
    expect(Object.values(lists).map(({ data }) => data)).toEqual(Array(4).fill(items));
  });

  it('when shared with visitors, lists no notices', () => {
    expect(at(`${PATHS.companyShare}?tenantId=t1`).sends()).toEqual(partsOf('t1'));
  });

  it('reads each part again on its own', () => {
    const { steps, sends, hear } = at(PATHS.company);
    const wanted = [portal.companyProfile, ...Object.values(portal.portalParts)];
    for (const part of wanted) {
      steps.splice(0);
      hear(part.wanted(own));
      expect(sends()).toHaveLength(1);
    }
  });

  it('ends with its page: nothing is read again elsewhere', () => {
    const { steps, hear } = at(PATHS.company);
    hear(shownAt(PATHS.workbench));
    steps.splice(0);
    hear(portal.companyProfile.wanted(own));
    expect(steps).toEqual([]);
  });

  it('of a company that does not exist is unknown; any other failure keeps the server’s words', () => {
    expect(at(PATHS.company, { getCompanyProfile: MISSING }).shown()?.profile.error).toEqual(portal.COMPANY_UNKNOWN);
    expect(at(PATHS.company, { getCompanyProfile: REFUSED }).shown()?.profile.error).toEqual({ text: 'Full' });
  });
});

describe('another page of the portal', () => {
  it('requests the company’s name only where visitors see it', () => {
    const shared = at(`${PATHS.newsDetailShare}?tenantId=t1&id=n1`);
    expect(shared.sends()).toEqual([sent(api.profileOf('t1'))]);
    expect(at(`${PATHS.newsDetail}?id=n1`).steps).toEqual([]);
    expect(at(PATHS.newsList).steps).toEqual([]);
  });
});

describe('what came with the page', () => {
  const home = { culture: null, facts: items, news: items, products: items, history: items };
  const first = { takeFirstCompany: profileOf('t1'), takeFirstHome: home };

  it('is shown and not requested, until it is wanted again', () => {
    const { sends, hear, shown } = at(`${PATHS.companyShare}?tenantId=t1`, {}, first);
    expect(sends()).toEqual([]);
    expect(shown('t1')?.profile).toEqual({ status: 'loaded', data: profileOf('t1'), error: null });
    expect(shown('t1')?.parts.culture).toEqual({ status: 'loaded', data: null, error: null });
    expect(shown('t1')?.parts.history.data).toEqual(items);
    for (const part of [portal.companyProfile, portal.portalParts.facts]) hear(part.wanted('t1'));
    expect(sends()).toEqual([sent(api.profileOf('t1')), sent(api.facts('t1'))]);
  });

  it('may be its name alone', () => {
    const { sends } = at(`${PATHS.companyShare}?tenantId=t1`, {}, { takeFirstCompany: profileOf('t1') });
    expect(sends()).toEqual(partsOf('t1').slice(1));
  });
});
