interface Standing {
  readonly isOpen: boolean;
  /** How many are offered. */
  readonly count: number;
  /** Which of them is marked. */
  readonly place: number;
}
type Step = 'open' | 'close' | 'pick' | { readonly to: number };

/** What a key means in a field that picks one of many; nothing where it is an ordinary key there. */
export function pickingStep(key: string, { isOpen, count, place }: Standing): Step | undefined {
  if (key === 'ArrowDown') return isOpen ? { to: Math.max(0, Math.min(count - 1, place + 1)) } : 'open';
  if (!isOpen) return undefined;
  if (key === 'ArrowUp') return { to: Math.max(0, place - 1) };
  if (key === 'Escape') return 'close';
  return key === 'Enter' && place < count ? 'pick' : undefined;
}

/** The id of an offer, by which the field names the marked one. */
export const offerId = (list: string, place: number): string => `${list}-${place}`;

/** More may be offered than there is room for: the marked one is always seen. */
export const showOffer = (list: string, place: number): void =>
  document.getElementById(offerId(list, place))?.scrollIntoView({ block: 'nearest' });
