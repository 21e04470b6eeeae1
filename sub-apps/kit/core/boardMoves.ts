import type { Resource } from '../../../contract/businessDescription.ts';
import { eventsBetween } from './statuses.ts';
import type { BoardColumn, Boarded } from './types.ts';

/** A card being moved, by pointer or keyboard. */
export interface Hand {
  readonly id: string;
  readonly from: string;
  /** The column that it is over. */
  readonly over: string;
}

/** All columns that a card can be moved to: those that are shown, then those that are only drop targets. */
export const landings = ({ board }: Resource): readonly string[] => [
  ...(board?.columns ?? []),
  ...(board?.aside ?? []),
];

/** The column after an arrow key press; unchanged at the end. */
export function moveHand(resource: Resource, hand: Hand, key: string): Hand {
  const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  const all = landings(resource);
  const next = all[all.indexOf(hand.over) + step] ?? hand.over;
  return { ...hand, over: next };
}

/** The event that moves a card to a column; undefined if there is none, or if the card came from there. */
export const eventFor = (resource: Resource, { from, over }: Hand): string | undefined =>
  eventsBetween(resource, from, over)[0];

const amountOf = (resource: Resource, values: Readonly<Record<string, unknown>>): number => {
  const value = values[resource.facets.amount ?? ''];
  return typeof value === 'number' ? value : 0;
};

/** The board after a card has moved: an optimistic update, reverted if the server refuses. */
export function withMoved(resource: Resource, board: Boarded, id: string, to: string): Boarded {
  const card = board.columns.flatMap(({ items }) => items).find((item) => item.id === id);
  if (!card || card.status === to) return board;
  const amount = amountOf(resource, card.values);
  const columns = board.columns.map((column): BoardColumn => {
    const { status, count, sum, items } = column;
    if (status === card.status)
      return { ...column, count: count - 1, sum: sum - amount, items: items.filter((item) => item.id !== id) };
    if (status !== to) return column;
    return { ...column, count: count + 1, sum: sum + amount, items: [{ ...card, status: to }, ...items] };
  });
  return { ...board, columns };
}
