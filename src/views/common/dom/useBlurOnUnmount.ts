import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves the focus out of an area just before it is removed. antd's picker queries its own parts when it loses the
 * focus, and throws if they are already gone.
 */
export function useBlurOnUnmount(areaRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const area = areaRef.current;
    return () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && area?.contains(activeElement)) activeElement.blur();
    };
  }, [areaRef]);
}
