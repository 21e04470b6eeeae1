import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addChangingResource } from '../../lib/keyedResource.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { noticeRead } from '../articleDetail/articleDetailEvents.ts';
import type { ArticleKind, ArticleRows } from '../homePortal/portalTypes.ts';

interface ArticleListState {
  kind: ArticleKind | null;
  /** Address of the list shown, which answers must match. */
  key: string;
  rows: Load<ArticleRows>;
  /** Text in the search field until the address has it; null if they agree. */
  typed: string | null;
}
const initialState: ArticleListState = { kind: null, key: '', rows: emptyLoad(), typed: null };

export const articleRows = defineResource<ArticleRows>('articleList', 'rows');

const slice = createSlice({
  name: 'articleList',
  initialState,
  reducers: {
    /** The address names a list. Rows of the same kind stay until those of the new page arrive. */
    articleListOpened(state, { payload }: PayloadAction<{ kind: ArticleKind; key: string }>) {
      if (state.kind !== payload.kind) Object.assign(state, initialState, { rows: emptyLoad() });
      state.kind = payload.kind;
      state.key = payload.key;
      state.typed = null;
    },
    keywordTyped(state, { payload }: PayloadAction<string>) {
      state.typed = payload;
    },
  },
  extraReducers: (builder) =>
    addChangingResource(
      builder.addCase(noticeRead, (state, { payload }) => {
        const known = state.kind === 'notice' && state.rows.data?.items.find(({ id }) => id === payload.id);
        if (known) known.isRead = true;
      }),
      articleRows,
      (state) => state.key,
      (state) => state.rows,
    ),
  selectors: {
    selectArticleRows: (state) => state.rows,
    selectTypedKeyword: (state) => state.typed,
  },
});

export const { articleListOpened, keywordTyped } = slice.actions;
export const articleListReducer = scoped('company', slice.reducer);
export const { selectArticleRows, selectTypedKeyword } = slice.selectors;
