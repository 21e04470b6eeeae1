import type { Notice } from '../../../contract/notices.ts';
import type { Article, ArticleSummary } from '../../../contract/portal.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';

/** The three kinds of article with pages of their own (specification §2). */
export type ArticleKind = 'notice' | 'news' | 'product';

/** The parts of a company's portal (POR-1). Each is loaded, fails and is retried on its own. */
export interface PortalParts {
  culture: Load<Article | null>;
  /** Title is the label, summary the value. */
  facts: Load<ArticleSummary[]>;
  news: Load<ArticleSummary[]>;
  notices: Load<Notice[]>;
  products: Load<ArticleSummary[]>;
  /** Title is the year, summary what happened. */
  history: Load<ArticleSummary[]>;
}
export type PortalPart = keyof PortalParts;

/** Before anything has been requested. */
export const emptyParts = (): PortalParts => ({
  culture: emptyLoad(),
  facts: emptyLoad(),
  news: emptyLoad(),
  notices: emptyLoad(),
  products: emptyLoad(),
  history: emptyLoad(),
});

/** What a list of articles shows; every field is in the address. */
export interface ArticleListQuery {
  keyword: string;
  year: number | null;
  /** From 1. */
  page: number;
}

/** One page of a list, whichever call it came from. */
export interface ArticleRows {
  items: (ArticleRow & { isRead?: boolean | undefined })[];
  totalCount: number;
  /** Years to choose from, newest first. */
  years: number[];
}
interface ArticleRow {
  id: string;
  title: string;
  publishDate: string;
  category?: string | null | undefined;
  summary?: string | null | undefined;
  cover?: string | null | undefined;
}
