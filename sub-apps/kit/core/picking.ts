interface Standing {
  readonly isOpen: boolean;
  /** How many options there are. */
  readonly count: number;
  /** Index of the active option. */
  readonly place: number;
}
type Step = 'open' | 'close' | 'pick' | { readonly to: number };

/** The effect of a key in a picker field; undefined for ordinary keys. */
export function pickingStep(key: string, { isOpen, count, place }: Standing): Step | undefined {
  if (key === 'ArrowDown') return isOpen ? { to: Math.max(0, Math.min(count - 1, place + 1)) } : 'open';
  if (!isOpen) return undefined;
  if (key === 'ArrowUp') return { to: Math.max(0, place - 1) };
  if (key === 'Escape') return 'close';
  return key === 'Enter' && place < count ? 'pick' : undefined;
}

/** The id of an option, by which the field refers to the active one. */
export const offerId = (list: string, place: number): string => `${list}-${place}`;

/** There may be more options than fit: scrolls the active one into view. */
export const showOffer = (list: string, place: number): void =>
  document.getElementById(offerId(list, place))?.scrollIntoView({ block: 'nearest' });
