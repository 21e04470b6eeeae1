import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in an area whose parts, its articles, come and go: if it was inside (`had`) and its element has just
 * disappeared, the last button of the part that is now in its place takes it, or that of the last part.
 */
export function useFocusKept(areaRef: RefObject<HTMLElement | null>, had: boolean, parts: readonly unknown[]): void {
  const place = useRef(0);
  useLayoutEffect(() => {
    const area = areaRef.current;
    if (!area) return undefined;
    const articles = [...area.querySelectorAll('article')];
    const note = () => {
      place.current = Math.max(
        0,
        articles.findIndex((article) => article.contains(document.activeElement)),
      );
    };
    const at = document.activeElement;
    if (had && (at === null || at === document.body))
      [...(articles[place.current] ?? articles.at(-1) ?? area).querySelectorAll('button')].at(-1)?.focus();
    note();
    area.addEventListener('focusin', note);
    return () => area.removeEventListener('focusin', note);
  }, [areaRef, had, parts]);
}
