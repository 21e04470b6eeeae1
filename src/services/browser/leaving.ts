import { performer } from '../../lib/performer.ts';

/** Has the browser ask before the page is left or reloaded. Returns a function that lets it go again. */
export const holdPage = performer('holdPage', function holdPage(): () => void {
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
});
