import * as z from 'zod/mini';
import { article, articleSummary, getCompanyProfile } from './portal.ts';

/**
 * What the backend embeds in the first answer of a shared public page, in the data block `#atrium-page`: the data from
 * which it rendered the page, so that the portal shows the same without another request. A backend need not embed it.
 */
export const sharePage = z.object({
  company: getCompanyProfile.response,
  /** `/companyShare` itself. */
  home: z.optional(
    z.object({
      culture: z.nullable(article),
      facts: z.array(articleSummary),
      news: z.array(articleSummary),
      products: z.array(articleSummary),
      history: z.array(articleSummary),
    }),
  ),
  /** One of the three detail pages; null if there is no such article. */
  article: z.optional(z.nullable(article)),
});
export type SharePage = z.output<typeof sharePage>;

/** Id of the data block. */
export const SHARE_PAGE_ELEMENT = 'atrium-page';
