import type { SharePage } from '../../../contract/sharePage.ts';
import { escapeHtml } from './htmlPage.ts';
import type { ShareAddress } from './shareAddress.ts';

const DESCRIPTION_CHARACTERS = 160;

/** What search engines and previews of links are told of a page. */
export interface ShareHead {
  readonly title: string;
  readonly description: string;
  /** Path of a picture, if there is one. */
  readonly picture: string | null;
  readonly isIndexable: boolean;
}

/** The words of rich text, without its elements. */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Halves of characters are no text: a browser would show the rest of the page as it likes. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** At most `limit` characters, none of them cut in half, in one line. */
function shortened(text: string, limit: number): string {
  const characters = [...wellFormed(text).replaceAll(/\s+/g, ' ').trim()];
  return characters.length <= limit ? characters.join('') : `${characters.slice(0, limit - 1).join('')}…`;
}

/** What a page says of itself; a page that shows nothing says no more than who is responsible. */
export function shareHead(page: SharePage | null, kind: ShareAddress['kind'], brand: string): ShareHead {
  if (!page?.company.isActive) return { title: brand, description: '', picture: null, isIndexable: false };
  const { company, home, article } = page;
  const shown = article ?? home?.culture ?? null;
  const words = shown?.summary || plainText(shown?.body ?? '');
  const cover = article ? article.cover : home?.news.find((news) => news.cover)?.cover;
  return {
    title: article ? `${article.title} - ${company.name}` : company.name,
    description: shortened(words, DESCRIPTION_CHARACTERS),
    picture: cover ? `/api/application/get-picture-file/${encodeURIComponent(cover)}` : null,
    // A notice is public for whoever has its link, not for whoever searches.
    isIndexable: company.isIndexable && kind !== 'notice' && (home !== undefined || article !== null),
  };
}

/** The elements that say it. `origin` is the address that people use; previews need whole addresses. */
export function headElements(
  { title, description, picture, isIndexable }: ShareHead,
  origin: string,
  href: string,
): string {
  const property = (name: string, content: string) =>
    content ? `<meta property="${name}" content="${escapeHtml(content)}" />` : '';
  const name = (key: string, content: string) =>
    content ? `<meta name="${key}" content="${escapeHtml(content)}" />` : '';
  return [
    `<title>${escapeHtml(wellFormed(title))}</title>`,
    name('description', description),
    name('robots', isIndexable ? '' : 'noindex'),
    property('og:type', 'article'),
    property('og:title', wellFormed(title)),
    property('og:description', description),
    property('og:url', origin + href),
    property('og:image', picture ? origin + picture : ''),
    name('twitter:card', picture ? 'summary_large_image' : 'summary'),
    `<link rel="canonical" href="${escapeHtml(origin + href)}" />`,
  ].join('');
}
