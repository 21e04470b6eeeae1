import { type RefObject, useEffect } from 'react';
import { isComposing } from './useDocumentKeys.ts';

/**
 * While `active`, Escape anywhere and a press or focus outside `areaRef` call `onDismiss`. `byKey` means that the
 * person pressed Escape, so the focus must return to the element that opened the area.
 */
export function useDismiss(
  areaRef: RefObject<HTMLElement | null>,
  active: boolean,
  onDismiss: (byKey: boolean) => void,
): void {
  useEffect(() => {
    if (!active) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) onDismiss(true);
    };
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !areaRef.current?.contains(event.target)) onDismiss(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [areaRef, active, onDismiss]);
}
