import type { ArticleKind } from '../../features/homePortal/portalTypes.ts';
import type { PortalLinks } from './portalLinks.ts';

/** The link out of an article: to its list, or to the home if there are no lists. */
export function wayBack(kind: ArticleKind, links: PortalLinks) {
  const list = links.list(kind);
  return list === null
    ? ({ to: links.home, words: 'articleDetail:toHome' } as const)
    : ({ to: list, words: `articleList:${kind}Title` } as const);
}
