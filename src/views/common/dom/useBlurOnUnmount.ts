import { type RefObject, useLayoutEffect } from 'react';

/**
 * Takes the focus out of an area just before the area goes. antd's picker asks its own parts when it loses the focus,
 * and throws where they are gone already.
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
