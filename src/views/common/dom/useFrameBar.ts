import { useLayoutEffect } from 'react';
import { setRootProperties } from './setRootProperties.ts';

/**
 * Tells style sheets how many px at the bottom of the page belong to an application's bar, which nothing may cover
 * (`--frame-bar`).
 */
export function useFrameBar(height: number): void {
  useLayoutEffect(() => (height === 0 ? undefined : setRootProperties({ '--frame-bar': `${height}px` })), [height]);
}
