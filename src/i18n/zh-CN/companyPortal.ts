import { articleDetail } from './articleDetail.ts';
import { articleList } from './articleList.ts';
import { homePortal } from './homePortal.ts';
import { share } from './share.ts';

/** Texts of the company portal, inside the shell and public. */
export const companyPortal = { homePortal, articleDetail, articleList, share };
