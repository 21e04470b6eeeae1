import { articleDetail } from './articleDetail.ts';
import { articleList } from './articleList.ts';
import { homePortal } from './homePortal.ts';
import { share } from './share.ts';

/** The flows of the company portal, signed in and public; they are loaded in its chunk (src/areas/companyPortal.ts). */
export const companyPortalFlows = { homePortal, articleDetail, articleList, share };
