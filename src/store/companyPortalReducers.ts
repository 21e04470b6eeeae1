import { articleDetailReducer } from '../features/articleDetail/articleDetailSlice.ts';
import { articleListReducer } from '../features/articleList/articleListSlice.ts';
import { homePortalReducer } from '../features/homePortal/homePortalSlice.ts';
import { shareReducer } from '../features/share/shareSlice.ts';

/** The slices of the company portal; they come in its chunk (src/areas/companyPortal.ts). */
export const companyPortalReducers = {
  articleDetail: articleDetailReducer,
  articleList: articleListReducer,
  homePortal: homePortalReducer,
  share: shareReducer,
};
