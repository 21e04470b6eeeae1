import { type RefObject, useEffect } from 'react';
import { useEscape } from './useEscape.ts';

/**
 * While `active`, Escape and a press or focus outside `areaRef` call `onDismiss`. `byKey` means that the person pressed
 * Escape, so the focus must return to the element that opened the area.
 */
export function useDismiss(
  areaRef: RefObject<HTMLElement | null>,
  active: boolean,
  onDismiss: (byKey: boolean) => void,
): void {
  useEscape(areaRef, active, () => onDismiss(true));
  useEffect(() => {
    if (!active) return undefined;
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !areaRef.current?.contains(event.target)) onDismiss(false);
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [areaRef, active, onDismiss]);
}
