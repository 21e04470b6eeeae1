import { dragTabs, TAB, tabsIn } from './tabDrag.ts';

/** The actions on a tab of a strip, by the path in its `data-tab`. */
interface TabActions {
  readonly onClose: (path: string) => void;
  readonly onMenu: (path: string) => void;
  readonly onMove: (path: string, to: number) => void;
}

/** Where a navigation key leads in the strip; undefined for any other key. */
function stepOf(key: string, at: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 };
  return steps[key];
}

/**
 * Keys, menu, middle click, wheel and dragging for the strip around `mark`: a ref for an invisible element in it. Arrow
 * keys, Home and End move; with Ctrl and Shift they move the tab too; Delete closes. A tab that disappears after one of
 * these passes the focus to the one that Tab reaches.
 */
export function tabGestures(
  mark: HTMLElement | null,
  { onClose, onMenu, onMove }: TabActions,
): (() => void) | undefined {
  const strip = mark?.parentElement;
  if (!strip) return undefined;
  let touched: Element | null = null;

  const note = ({ target }: Event): HTMLElement | null => {
    const tab = target instanceof Element ? target.closest<HTMLElement>(TAB) : null;
    touched = tab ?? touched;
    return tab;
  };
  const handle = (event: Event, act: (path: string, tab: HTMLElement) => void) => {
    const tab = note(event);
    if (!tab) return;
    event.preventDefault();
    act(tab.dataset['tab'] ?? '', tab);
  };
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, shiftKey, altKey, metaKey, target } = event;
    const tabs = tabsIn(strip);
    const at = tabs.findIndex((tab) => target instanceof Node && tab.contains(target));
    const to = stepOf(key, at, tabs.length);
    if (altKey || metaKey) return;
    if (to !== undefined && ctrlKey && shiftKey) handle(event, (path) => onMove(path, Math.max(0, to)));
    if (ctrlKey || shiftKey) return;
    if (to !== undefined)
      handle(event, () =>
        tabs
          .at(to % tabs.length)
          ?.querySelector('a')
          ?.focus(),
      );
    if (key === 'Delete') handle(event, onClose);
  };
  const openMenu = (event: Event) => handle(event, onMenu);
  const closeByMiddle = (event: MouseEvent) => event.button === 1 && handle(event, onClose);
  // Otherwise the browser would start to scroll.
  const holdMiddle = (event: MouseEvent) => event.button === 1 && event.preventDefault();
  const roll = ({ deltaX, deltaY }: WheelEvent) => {
    if (Math.abs(deltaY) > Math.abs(deltaX)) strip.scrollLeft += deltaY;
  };
  const keepFocus = new MutationObserver(() => {
    if (!touched || touched.isConnected) return;
    touched = null;
    if (document.activeElement === document.body) strip.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const stopDragging = dragTabs(strip, onMove);
  keepFocus.observe(strip, { childList: true });
  // The button that closes a tab disappears with it.
  strip.addEventListener('click', note, true);
  strip.addEventListener('keydown', press);
  strip.addEventListener('contextmenu', openMenu);
  strip.addEventListener('auxclick', closeByMiddle);
  strip.addEventListener('mousedown', holdMiddle);
  strip.addEventListener('wheel', roll, { passive: true });
  return () => {
    stopDragging();
    keepFocus.disconnect();
    strip.removeEventListener('click', note, true);
    strip.removeEventListener('keydown', press);
    strip.removeEventListener('contextmenu', openMenu);
    strip.removeEventListener('auxclick', closeByMiddle);
    strip.removeEventListener('mousedown', holdMiddle);
    strip.removeEventListener('wheel', roll);
  };
}
