import type { ReactNode } from 'react';
import { Glyph, type GlyphKind } from './Glyph.tsx';
import styles from './PlainState.module.css';

type PlainStateProps = {
  readonly glyph: GlyphKind;
  readonly title: string;
  readonly sentence: string;
  readonly action?: ReactNode;
};

/** Replaces a whole page: a glyph, its title, one sentence, at most one link out. */
export function PlainState({ glyph, title, sentence, action }: PlainStateProps) {
  return (
    <div className={styles.plainState}>
      <Glyph kind={glyph} size={96} />
      <h1>{title}</h1>
      <p>{sentence}</p>
      {action}
    </div>
  );
}
