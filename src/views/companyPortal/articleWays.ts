import type { ArticleKind } from '../../features/homePortal/portalTypes.ts';
import type { PortalLinks } from './portalLinks.ts';

/** The way out of an article: the list that it stands in, or the home where there are no lists. */
export function wayBack(kind: ArticleKind, links: PortalLinks) {
  const list = links.list(kind);
  return list === null
    ? ({ to: links.home, words: 'articleDetail:toHome' } as const)
    : ({ to: list, words: `articleList:${kind}Title` } as const);
}
