import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still there, for an answer that arrives after the person has gone elsewhere. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
