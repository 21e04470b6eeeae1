import { performer } from '../../lib/performer.ts';

const ask = (event: Event) => event.preventDefault();

/** Makes the browser ask before the page is left or reloaded, until released. */
export const holdPage = performer('holdPage', function holdPage(): void {
  window.addEventListener('beforeunload', ask);
});

/** Lets the page be left without a question. */
export const releasePage = performer('releasePage', function releasePage(): void {
  window.removeEventListener('beforeunload', ask);
});
