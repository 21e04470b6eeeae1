import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Notice } from '../../../contract/notices.ts';
import type { Article, ArticleSummary, CompanyProfile } from '../../../contract/portal.ts';
import { LIMITS } from '../../constants/limits.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import type { Message } from '../../lib/message.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { noticeRead } from '../articleDetail/articleDetailEvents.ts';
import { emptyParts, type PortalParts } from './portalTypes.ts';

/** The portal of one company, as last seen. */
interface CompanyPortal {
  tenantId: string;
  profile: Load<CompanyProfile>;
  parts: PortalParts;
}
/** The companies seen most recently, newest first: coming back shows the previous content while it is fetched again. */
interface HomePortalState {
  companies: CompanyPortal[];
}
const initialState: HomePortalState = { companies: [] };

/** The failure for a company that does not exist, worded as by a backend that knows its companies. */
export const COMPANY_UNKNOWN = { key: 'share:unknownTitle' } as const satisfies Message;

// `meta.key` of every event names the company that it is about.
export const companyProfile = defineResource<CompanyProfile>('homePortal', 'profile');
export const portalParts = {
  culture: defineResource<Article | null>('homePortal', 'culture'),
  facts: defineResource<ArticleSummary[]>('homePortal', 'facts'),
  news: defineResource<ArticleSummary[]>('homePortal', 'news'),
  notices: defineResource<Notice[]>('homePortal', 'notices'),
  products: defineResource<ArticleSummary[]>('homePortal', 'products'),
  history: defineResource<ArticleSummary[]>('homePortal', 'history'),
} as const;

const emptyPortal = (tenantId: string): CompanyPortal => ({ tenantId, profile: emptyLoad(), parts: emptyParts() });
const portalOf = ({ companies }: HomePortalState, tenantId: string | null) =>
  companies.find((company) => company.tenantId === tenantId) ?? null;

const slice = createSlice({
  name: 'homePortal',
  initialState,
  reducers: {
    /** The page of this company is shown. */
    portalShown(state, { payload }: PayloadAction<string>) {
      const shown = portalOf(state, payload) ?? emptyPortal(payload);
      const others = state.companies.filter(({ tenantId }) => tenantId !== payload);
      state.companies = [shown, ...others].slice(0, LIMITS.rememberedPortals);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(noticeRead, (state, { payload: { tenantId, id } }) => {
      const known = portalOf(state, tenantId)?.parts.notices.data?.find((notice) => notice.id === id);
      if (known) known.isRead = true;
    });
    const add = <T>(resource: ReturnType<typeof defineResource<T>>, of: (portal: CompanyPortal) => Load<T>) =>
      addResource<HomePortalState, T>(
        builder,
        resource,
        (state, key) => {
          const portal = portalOf(state, key);
          return portal && of(portal);
        },
        (state) => state.companies.map(of),
      );
    add(companyProfile, ({ profile }) => profile);
    add(portalParts.culture, ({ parts }) => parts.culture);
    add(portalParts.facts, ({ parts }) => parts.facts);
    add(portalParts.news, ({ parts }) => parts.news);
    add(portalParts.notices, ({ parts }) => parts.notices);
    add(portalParts.products, ({ parts }) => parts.products);
    add(portalParts.history, ({ parts }) => parts.history);
  },
  selectors: {
    selectPortalOf: (state, tenantId: string | null) => portalOf(state, tenantId),
  },
});

export const { portalShown } = slice.actions;
export const homePortalReducer = scoped('session', slice.reducer);
export const { selectPortalOf } = slice.selectors;
