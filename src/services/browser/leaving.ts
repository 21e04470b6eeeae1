import { performer } from '../../lib/performer.ts';

const ask = (event: Event) => event.preventDefault();

/** Has the browser ask before the page is left or reloaded, until it is released. */
export const holdPage = performer('holdPage', function holdPage(): void {
  window.addEventListener('beforeunload', ask);
});

/** Lets the page be left without a question. */
export const releasePage = performer('releasePage', function releasePage(): void {
  window.removeEventListener('beforeunload', ask);
});
