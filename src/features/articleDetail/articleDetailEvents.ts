import { createAction } from '@reduxjs/toolkit';

/** The account has opened a notice, and the server knows. Slices of other areas listen to it. */
export const noticeRead = createAction<{ tenantId: string; id: string }>('articleDetail/noticeRead');
