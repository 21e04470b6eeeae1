import { type PointerEvent, useRef } from 'react';
import type { Hand } from '../core/boardMoves.ts';

interface Given {
  readonly hand: Hand | null;
  readonly setHand: (hand: Hand | null) => void;
  readonly drop: (hand: Hand) => void;
}
/** A shorter movement is a press, not a drag. */
const SLACK_PX = 6;

/** Drags a card by mouse or pen; with a finger, dragging scrolls and a tap opens the card. */
export function usePointer({ hand, setHand, drop }: Given) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    start.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (id: string, from: string) => (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return;
    const [dx, dy] = [event.clientX - start.current.x, event.clientY - start.current.y];
    if (!hand && Math.hypot(dx, dy) < SLACK_PX) return;
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-column]');
    const over = below?.dataset['column'] ?? from;
    event.currentTarget.style.translate = `${dx}px ${dy}px`;
    if (hand?.id !== id || hand.over !== over) setHand({ id, from, over });
  };
  const end = (isDropped: boolean) => (event: PointerEvent<HTMLElement>) => {
    start.current = null;
    event.currentTarget.style.translate = '';
    if (!hand) return;
    // Suppresses the click that follows, which would open the card.
    const card = event.currentTarget;
    const swallow = (click: Event) => {
      click.preventDefault();
      click.stopPropagation();
    };
    card.addEventListener('click', swallow, { capture: true, once: true });
    requestAnimationFrame(() => card.removeEventListener('click', swallow, { capture: true }));
    if (isDropped) drop(hand);
    else setHand(null);
  };
  return { down, move, end };
}
export type Pointer = ReturnType<typeof usePointer>;
