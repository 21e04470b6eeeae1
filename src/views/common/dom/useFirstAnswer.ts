import { useLayoutEffect } from 'react';

/** The element with what the backend has drawn for a shared page (`server/src/web`). */
const FIRST_ANSWER = 'first-answer';

/**
 * Takes the backend's drawing of the page away, in the frame in which the portal's own is there.
 *
 * @param isReady - whether the portal shows the same by now, or a page that the backend has not drawn.
 */
export function useFirstAnswer(isReady: boolean): void {
  useLayoutEffect(() => {
    if (isReady) document.getElementById(FIRST_ANSWER)?.remove();
  }, [isReady]);
}
