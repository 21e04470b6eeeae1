import { performer } from '../../lib/performer.ts';

/**
 * Has the browser fetch an application's entry and, when it has nothing better to do, its scripts and styles. Anything
 * that cannot be fetched is loaded when it is opened.
 */
export const prefetchEntry = performer('prefetchEntry', async function prefetchEntry(url: string): Promise<void> {
  try {
    const answer = await fetch(url, { credentials: 'same-origin', headers: { accept: 'text/html' } });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const element of page.querySelectorAll('script[src], link[rel=modulepreload], link[rel=stylesheet]'))
      prefetch(element, url);
  } catch {
    // Only the head start is lost.
  }
});

const MODULES = 'script[type=module], link[rel=modulepreload], [crossorigin]';

function prefetch(element: Element, page: string): void {
  const { origin } = window.location;
  const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
  const { href, origin: home } = new URL(address, new URL(page, origin));
  const known = [...document.head.querySelectorAll('link')].some((link) => link.href === href);
  if (home !== origin || known) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  link.setAttribute('as', element.getAttribute('rel') === 'stylesheet' ? 'style' : 'script');
  // In the mode that the page will use: a fetch in another mode would be repeated.
  if (element.matches(MODULES)) link.crossOrigin = 'anonymous';
  document.head.append(link);
}
