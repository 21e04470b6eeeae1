import type { SharePage } from '../../../contract/sharePage.ts';
import { escapeHtml } from './htmlPage.ts';
import type { ShareAddress } from './shareAddress.ts';

const DESCRIPTION_CHARACTERS = 160;

/** The description of a page for search engines and link previews. */
export interface ShareHead {
  readonly title: string;
  readonly description: string;
  /** Path of a picture, if there is one. */
  readonly picture: string | null;
  readonly isIndexable: boolean;
}

/** The text of rich text, without its elements. */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Lone surrogates are not valid text: browsers would render the rest of the page unpredictably. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** At most `limit` characters, none cut in half, on one line. */
function shortened(text: string, limit: number): string {
  const characters = [...wellFormed(text).replaceAll(/\s+/g, ' ').trim()];
  return characters.length <= limit ? characters.join('') : `${characters.slice(0, limit - 1).join('')}…`;
}

/** A page's description of itself; a page that shows nothing says only who is responsible. */
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
    // A notice is public to people with its link, not to search engines.
    isIndexable: company.isIndexable && kind !== 'notice' && (home !== undefined || article !== null),
  };
}

/** The elements of the description. `origin` is the address that people use; previews need absolute URLs. */
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
