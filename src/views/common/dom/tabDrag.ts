import { takeEscape } from './takeEscape.ts';

/** The pointer must move this far before a press becomes a drag. */
const SLACK_PX = 4;
/** Near an end, the strip scrolls by this much with each move. */
const EDGE_PX = 32;
const STEP_PX = 12;

export const TAB = '[data-tab]';
export const tabsIn = (strip: HTMLElement): HTMLElement[] => [...strip.querySelectorAll<HTMLElement>(TAB)];

/** Where a tab dropped at `x` goes: behind all others whose middle is further left. */
function placeAt(strip: HTMLElement, tab: HTMLElement, x: number): number {
  return tabsIn(strip).filter((other) => {
    const { left, width } = other.getBoundingClientRect();
    return other !== tab && left + width / 2 < x;
  }).length;
}

/**
 * Lets the mouse drag the tabs (`data-tab`) of a strip to another position; Escape cancels. Touch scrolls the strip.
 * Returns a function that stops it.
 *
 * @param onMove - called with each position that the tab reaches; the strip renders it there.
 */
export function dragTabs(strip: HTMLElement, onMove: (path: string, to: number) => void): () => void {
  let end = () => {};

  function press(event: PointerEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const tab = target?.closest<HTMLElement>(TAB);
    if (!tab || event.pointerType !== 'mouse' || event.button !== 0 || target?.closest('button')) return;
    const { clientX, pointerId } = event;
    const begin = tabsIn(strip).indexOf(tab);
    const hold = clientX - tab.getBoundingClientRect().left;
    let place = begin;
    let dragging = false;
    const goTo = (to: number) => {
      if (to !== place) onMove(tab.dataset['tab'] ?? '', to);
      place = to;
    };
    const move = ({ clientX: x }: PointerEvent) => {
      if (!dragging && Math.abs(x - clientX) < SLACK_PX) return;
      if (!dragging) strip.setPointerCapture(pointerId);
      dragging = true;
      const { left, right } = strip.getBoundingClientRect();
      strip.scrollLeft += x < left + EDGE_PX ? -STEP_PX : x > right - EDGE_PX ? STEP_PX : 0;
      goTo(placeAt(strip, tab, x));
      tab.style.translate = '';
      tab.style.zIndex = '2';
      tab.style.translate = `${x - hold - tab.getBoundingClientRect().left}px`;
    };
    const leaveEscape = takeEscape(strip, () => {
      goTo(begin);
      end();
    });
    end = () => {
      strip.removeEventListener('pointermove', move);
      leaveEscape();
      for (const name of ['pointerup', 'pointercancel']) strip.removeEventListener(name, end);
      tab.style.translate = tab.style.zIndex = '';
      end = () => {};
    };
    strip.addEventListener('pointermove', move);
    for (const name of ['pointerup', 'pointercancel']) strip.addEventListener(name, end);
  }

  strip.addEventListener('pointerdown', press);
  return () => {
    end();
    strip.removeEventListener('pointerdown', press);
  };
}
