import { articleResource } from '../../../src/features/articleDetail/articleDetailSlice.ts';
import { articleRows, keywordTyped } from '../../../src/features/articleList/articleListSlice.ts';
import { portalParts } from '../../../src/features/homePortal/homePortalSlice.ts';
import { navigationRequested } from '../../../src/features/routing/routingSlice.ts';
import { copyRequested, shareOpened } from '../../../src/features/share/shareSlice.ts';
import { portalBackend, portalReader } from '../portalWork.ts';
import { former } from '../signedIn.ts';
import { does, doesAndWaits, type Scenario } from './scenario.ts';

const notice = `/company/noticeDetail?tenantId=${former.tenantId}&id=n1`;
const there = (to: string) => [navigationRequested({ to: '/portal' }), navigationRequested({ to })] as const;

/** Flows of the company portal. */
export const companyPortalScenarios: readonly Scenario[] = (
  [
    {
      flow: 'homePortal',
      title: 'the parts of the home are fetched, and one of them again',
      ask: does(...there('/company'), portalParts.news.wanted(former.tenantId)),
      leadsTo: ['homePortal/portalShown', 'homePortal/newsRequested', 'homePortal/newsLoaded'],
    },
    {
      flow: 'articleDetail',
      title: 'a notice is shown and marked read',
      ask: does(...there(notice), articleResource.wanted()),
      leadsTo: ['articleDetail/articleOpened', 'articleDetail/articleLoaded', 'articleDetail/noticeRead'],
    },
    {
      flow: 'articleDetail',
      title: 'the companies of the account are looked up for a notice of another one',
      ask: does(...there('/company/noticeDetail?tenantId=tenant-Other&id=n1'), articleResource.wanted()),
      leadsTo: ['articleDetail/articleOpened', 'articleDetail/membershipConfirmed', 'articleDetail/articleLoaded'],
    },
    {
      flow: 'articleList',
      title: 'a list is fetched, and searched',
      ask: doesAndWaits(300, ...there('/company/newsList'), articleRows.wanted('/company/newsList'), keywordTyped('a')),
      leadsTo: ['articleList/articleListOpened', 'articleList/rowsLoaded', 'routing/navigationRequested'],
    },
    {
      flow: 'share',
      title: 'a link is made and copied',
      ask: does(shareOpened({ title: 'x', path: '/companyShare' }), copyRequested()),
      leadsTo: ['share/shareLinkMade', 'share/linkCopied'],
    },
  ] as const
).map((scenario) => ({
  ...scenario,
  path: '/company',
  preloadedState: portalReader(),
  backend: portalBackend(),
}));
