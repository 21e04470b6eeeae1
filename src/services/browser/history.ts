/** The address bar as plain data. `key` is unique per entry of the session history. */
export interface BrowserLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly key: string;
}
/** Key of an entry that this portal did not make: the first page, or a hash typed by hand. */
const FOREIGN_KEY = 'initial';

/** Where the page is now. */
export function readLocation(): BrowserLocation {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: readKey() };
}

function readKey(): string {
  const state: unknown = window.history.state;
  const hasKey = typeof state === 'object' && state !== null && 'key' in state;
  return hasKey && typeof state.key === 'string' ? state.key : FOREIGN_KEY;
}

/** Adds a history entry and shows its address. Does not load anything. */
export function pushLocation(location: BrowserLocation): void {
  window.history.pushState({ key: location.key }, '', hrefOf(location));
}

/** Rewrites the current history entry and its address. */
export function replaceLocation(location: BrowserLocation): void {
  window.history.replaceState({ key: location.key }, '', hrefOf(location));
}

/** Goes one entry back, as the browser's own button does; the location arrives by `onPopState`. */
export function goBack(): void {
  window.history.back();
}

/** Reports back and forward. Returns a function that stops listening. */
export function onPopState(listener: (location: BrowserLocation) => void): () => void {
  const tell = () => listener(readLocation());
  window.addEventListener('popstate', tell);
  return () => window.removeEventListener('popstate', tell);
}

const hrefOf = ({ pathname, search, hash }: BrowserLocation) => pathname + search + hash;
