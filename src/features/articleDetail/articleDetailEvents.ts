import { createAction } from '@reduxjs/toolkit';

/** The account has opened a notice and the server has recorded it. Slices of other areas listen for this. */
export const noticeRead = createAction<{ tenantId: string; id: string }>('articleDetail/noticeRead');
