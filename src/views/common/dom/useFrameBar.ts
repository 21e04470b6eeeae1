import { useLayoutEffect } from 'react';

/** Tells style sheets how many px at the bottom of the page belong to an application's bar, which nothing may cover (`--frame-bar`). */
export function useFrameBar(height: number): void {
  useLayoutEffect(() => {
    if (height === 0) return undefined;
    const { style } = document.documentElement;
    const properties = { '--frame-bar': `${height}px` };
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(properties)) style.removeProperty(name);
    };
  }, [height]);
}
