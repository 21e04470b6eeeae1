import type { Translated } from '../types.ts';
import type { articleDetail as source } from '../zh-CN/articleDetail.ts';

export const articleDetail: Translated<typeof source> = {
  notice: 'Notice',
  news: 'News',
  product: 'Product',
  toHome: 'Company home',
  author: 'By {name}',
  previous: 'Older',
  next: 'Newer',
  more: 'Read on',
  failed: 'The content could not be loaded',
  membershipFailed: 'Whether you belong to this company could not be checked',
  missing: 'Not found or withdrawn',
  missingSentence: 'The link may be outdated, or its author may have withdrawn the content.',
  otherCompany: 'This belongs to {company}. You are still in your current company.',
  switchTo: 'Switch to {company}',
};
