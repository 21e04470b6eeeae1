import { useLayoutEffect, useRef } from 'react';
import { drawnMarkup } from '../core/richMarkup.ts';

/** Rich text, read-only. */
export function RichView({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const nodes = drawnMarkup(html);
    place.current?.replaceChildren(...nodes);
    for (const link of place.current?.querySelectorAll('a') ?? []) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
  }, [html]);
  return <div ref={place} className="prose" />;
}
