import type { Answer } from './answer.ts';
import type { Offered } from './types.ts';

interface Standing {
  readonly isOpen: boolean;
  /** How many options there are. */
  readonly count: number;
  /** Index of the active option. */
  readonly place: number;
  /** The answer to what was typed is not there yet: the options belong to something else. */
  readonly isPending: boolean;
}
/** `wait`: the key has no effect, not even in the form around the field. */
type Step = 'open' | 'close' | 'pick' | 'wait' | { readonly to: number };

/** The effect of a key in a picker field; undefined for ordinary keys. */
export function pickingStep(key: string, { isOpen, count, place, isPending }: Standing): Step | undefined {
  if (key === 'ArrowDown') return isOpen ? { to: Math.max(0, Math.min(count - 1, place + 1)) } : 'open';
  if (!isOpen) return undefined;
  if (key === 'ArrowUp') return { to: Math.max(0, place - 1) };
  if (key === 'Escape') return 'close';
  if (key !== 'Enter') return undefined;
  if (isPending) return 'wait';
  return place < count ? 'pick' : undefined;
}

interface Offers {
  readonly offers: readonly Offered[];
  /** What the list says instead of options. */
  readonly note: 'loading' | 'failed' | 'none' | null;
}

/** The list below a picker field. If a search fails, the options of the one before are not offered as if they were its. */
export function offersOf({ value = [], error, isPending }: Answer<readonly Offered[]>): Offers {
  const offers = error === undefined ? value : [];
  if (offers.length > 0) return { offers, note: null };
  if (isPending) return { offers, note: 'loading' };
  return { offers, note: error === undefined ? 'none' : 'failed' };
}

/** The id of an option, by which the field refers to the active one. */
export const offerId = (list: string, place: number): string => `${list}-${place}`;

/** There may be more options than fit: scrolls the active one into view. */
export const showOffer = (list: string, place: number): void =>
  document.getElementById(offerId(list, place))?.scrollIntoView({ block: 'nearest' });
