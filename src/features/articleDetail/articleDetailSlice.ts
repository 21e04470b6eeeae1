import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Article } from '../../../contract/portal.ts';
import { addChangingResource } from '../../lib/keyedResource.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { governed } from '../../lib/machine.ts';
import type { Message } from '../../lib/message.ts';
import { defineResource } from '../../lib/resource.ts';
import { articleDetailMachine } from './articleDetailMachine.ts';

interface ArticleDetailState {
  status: keyof typeof articleDetailMachine.transitions;
  /** Kind, company and id of the article in one string, which answers must match. */
  key: string;
  article: Load<Article>;
  /** The company's name, if it is not the one in force. */
  otherCompany: string | null;
  /** Why the companies of the account could not be looked up. */
  error: Message | null;
}
const initialState: ArticleDetailState = {
  status: 'hidden',
  key: '',
  article: emptyLoad(),
  otherCompany: null,
  error: null,
};

export const articleResource = defineResource<Article>('articleDetail', 'article');
/** The failure for an article that does not exist, or no longer exists. */
export const ARTICLE_MISSING = { key: 'articleDetail:missing' } as const satisfies Message;

const slice = createSlice({
  name: 'articleDetail',
  initialState,
  reducers: {
    /** The address names an article; one of another company waits until the account's companies are known. */
    articleOpened: (_state, { payload }: PayloadAction<{ key: string; isOwn: boolean }>): ArticleDetailState => ({
      ...initialState,
      status: payload.isOwn ? 'own' : 'checking',
      key: payload.key,
    }),
    articleLeft() {},
    membershipConfirmed(state, { payload }: PayloadAction<string>) {
      state.otherCompany = payload;
    },
    membershipDenied() {},
    membershipFailed(state, { payload }: PayloadAction<Message>) {
      state.error = payload;
    },
  },
  extraReducers: (builder) =>
    addChangingResource(
      builder,
      articleResource,
      (state) => state.key,
      (state) => state.article,
    ),
  selectors: { selectArticleDetail: (state) => state },
});

export const { articleOpened, articleLeft, membershipConfirmed, membershipDenied, membershipFailed } = slice.actions;
export const articleDetailReducer = governed(articleDetailMachine, slice.reducer);
export const { selectArticleDetail } = slice.selectors;
