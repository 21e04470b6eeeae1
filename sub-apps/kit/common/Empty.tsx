import type { ReactNode } from 'react';
import { GLYPHS, type Glyph } from '../core/shapes.ts';

interface Props {
  readonly glyph: Glyph;
  readonly title: string;
  /** At most one action. */
  readonly children?: ReactNode;
}

/** An empty state: says that there is nothing, or why. Failures are announced to screen readers. */
export function Empty({ glyph, title, children }: Props) {
  const { room, thin, bad } = GLYPHS[glyph];
  return (
    <div className="empty" {...(glyph !== 'empty' && { role: 'alert' })}>
      <svg viewBox="0 0 96 76" width="72" height="57" className="glyph" aria-hidden>
        <path d={room} />
        <path d={thin} className="thin" />
        <path d={bad} className="bad" />
      </svg>
      <p>{title}</p>
      {children}
    </div>
  );
}
