import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Article } from '../../../contract/portal.ts';
import { addChangingResource } from '../../lib/keyedResource.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import type { Message } from '../../lib/message.ts';
import { defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';

/** Whether the account belongs to the article's company: its name, or null if it does not. */
export interface Membership {
  companyName: string | null;
}
/**
 * Who may read the article at the address: anybody on a shared page, the company's staff in the portal. A link may name
 * a company other than the one in force; only then is the membership looked up, and the article waits for it.
 */
interface ArticleDetailState {
  /** Kind, company and id of the article in one string, which answers must match. */
  key: string;
  membership: Load<Membership>;
  article: Load<Article>;
}
const initialState: ArticleDetailState = { key: '', membership: emptyLoad(), article: emptyLoad() };

export const membershipResource = defineResource<Membership>('articleDetail', 'membership');
export const articleResource = defineResource<Article>('articleDetail', 'article');
/** The failure for an article that does not exist, or no longer exists. */
export const ARTICLE_MISSING = { key: 'articleDetail:missing' } as const satisfies Message;

const keyOf = ({ key }: ArticleDetailState) => key;

const slice = createSlice({
  name: 'articleDetail',
  initialState,
  reducers: {
    /** The address names an article. */
    articleOpened: (_state, { payload: key }: PayloadAction<string>) => ({ ...initialState, key }),
    articleLeft: () => initialState,
  },
  extraReducers: (builder) => {
    addChangingResource(builder, membershipResource, keyOf, (state) => state.membership);
    addChangingResource(builder, articleResource, keyOf, (state) => state.article);
  },
  selectors: { selectArticleDetail: (state) => state },
});

export const { articleOpened, articleLeft } = slice.actions;
export const articleDetailReducer = scoped('company', slice.reducer);
export const { selectArticleDetail } = slice.selectors;
