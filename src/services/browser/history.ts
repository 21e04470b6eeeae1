import * as z from 'zod/mini';
import { performer } from '../../lib/performer.ts';

/** The address bar as plain data. `key` is unique per entry of the session history. */
export interface BrowserLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly key: string;
  readonly frame?: FrameEntry;
}
/** State that an application in a frame has stored in its entry. */
interface FrameEntry {
  readonly instance: string;
  readonly state: unknown;
}
/** Key of an entry that this portal did not create: the first page, or a hash typed by hand. */
const FOREIGN_KEY = 'initial';
const entry = z.object({
  key: z.string(),
  frame: z.catch(z.optional(z.object({ instance: z.string(), state: z.unknown() })), undefined),
});

/** Where the page is now. */
export const readLocation = performer(
  'readLocation',
  function readLocation(): BrowserLocation {
    const { pathname, search, hash } = window.location;
    return { pathname, search, hash, ...readEntry() };
  },
  'reads',
);

function readEntry(): Pick<BrowserLocation, 'key' | 'frame'> {
  const { data } = entry.safeParse(window.history.state);
  return { key: data?.key ?? FOREIGN_KEY, ...(data?.frame && { frame: data.frame }) };
}

/** Adds a history entry and shows its address. Does not load anything. */
export function pushLocation(location: BrowserLocation): void {
  window.history.pushState(entryOf(location), '', hrefOf(location));
}

/** Rewrites the current history entry and its address. */
export function replaceLocation(location: BrowserLocation): void {
  window.history.replaceState(entryOf(location), '', hrefOf(location));
}

/** Goes one entry back, like the browser's own button; the location arrives through `onPopState`. */
export const goBack = performer('goBack', function goBack(): void {
  window.history.back();
});

/** Reports back and forward. Returns a function that stops listening. */
export function onPopState(listener: (location: BrowserLocation) => void): () => void {
  const tell = () => listener(readLocation());
  window.addEventListener('popstate', tell);
  return () => window.removeEventListener('popstate', tell);
}

const entryOf = ({ key, frame }: BrowserLocation) => ({ key, ...(frame && { frame }) });
const hrefOf = ({ pathname, search, hash }: BrowserLocation) => pathname + search + hash;
