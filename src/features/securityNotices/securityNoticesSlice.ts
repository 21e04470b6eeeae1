import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SecurityNotices } from '../../../contract/securityNotices.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { addUnderWay, defineUnderWay } from '../../lib/underWay.ts';

interface SecurityNoticesState {
  load: Load<SecurityNotices>;
  /** Notices that are being confirmed or disputed. */
  acts: string[];
}
const initialState: SecurityNoticesState = { load: emptyLoad(), acts: [] };

export const noticesResource = defineResource<SecurityNotices>('securityNotices', 'notices');
export const noticeActsUnderWay = defineUnderWay('securityNotices', 'act', (state: SecurityNoticesState) => state.acts);

const slice = createSlice({
  name: 'securityNotices',
  initialState,
  reducers: {
    noticeSeen(_state, _action: PayloadAction<{ id: string }>) {},
    noticeDisputed(_state, _action: PayloadAction<{ id: string }>) {},
  },
  extraReducers: (builder) => {
    addUnderWay(builder, noticeActsUnderWay);
    addResource(builder, noticesResource, (state) => state.load);
  },
  selectors: {
    selectSecurityNotices: (state) => state.load,
    selectNoticeActs: (state) => state.acts,
    /** Identifies what there is to report; null if nothing. */
    selectNews: ({ load: { data } }) => {
      const [newest] = data?.items ?? [];
      const deletionTime = data?.deletionTime ?? null;
      return newest === undefined && deletionTime === null ? null : `${newest?.id} ${deletionTime}`;
    },
  },
});

export const { noticeSeen, noticeDisputed } = slice.actions;
export const securityNoticesReducer = scoped('session', slice.reducer);
export const { selectSecurityNotices, selectNoticeActs, selectNews } = slice.selectors;
