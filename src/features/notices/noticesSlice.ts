import { createSlice } from '@reduxjs/toolkit';
import type { Notice } from '../../../contract/notices.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { noticeRead } from '../articleDetail/articleDetailEvents.ts';

interface NoticesState {
  /** The first notices of the company, newest first. */
  latest: Load<Notice[]>;
}
const initialState: NoticesState = { latest: emptyLoad() };

export const latestNotices = defineResource<Notice[]>('notices', 'notices');

const slice = createSlice({
  name: 'notices',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    addResource(
      builder.addCase(noticeRead, (state, { payload }) => {
        const known = state.latest.data?.find(({ id }) => id === payload.id);
        if (known) known.isRead = true;
      }),
      latestNotices,
      (state) => state.latest,
    ),
  selectors: { selectNotices: (state) => state.latest },
});

export const noticesReducer = scoped('company', slice.reducer);
export const { selectNotices } = slice.selectors;
