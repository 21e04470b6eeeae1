import type { NoticePage } from '../../../contract/notices.ts';
import { LIMITS } from '../../constants/limits.ts';
import type { ArticleListQuery, ArticleRows } from '../homePortal/portalTypes.ts';

const yearOf = ({ publishDate }: { readonly publishDate: string }) => Number(publishDate.slice(0, 4));

/**
 * The rows of one page of notices. A backend without paging answers with all of them and no total; they are then
 * filtered and paged here.
 */
export function noticeRows(
  { items, totalCount, years }: NoticePage,
  { keyword, year, page }: ArticleListQuery,
): ArticleRows {
  if (totalCount !== undefined) return { items, totalCount, years: years ?? [] };
  const words = keyword.toLowerCase();
  const found = items.filter(
    (notice) => notice.title.toLowerCase().includes(words) && (year === null || yearOf(notice) === year),
  );
  const from = (page - 1) * LIMITS.portalListPage;
  return {
    items: found.slice(from, from + LIMITS.portalListPage),
    totalCount: found.length,
    years: [...new Set(items.map(yearOf))].sort((a, b) => b - a),
  };
}
