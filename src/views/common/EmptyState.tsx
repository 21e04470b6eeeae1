import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Glyph, type GlyphKind } from './Glyph.tsx';

type EmptyStateProps = {
  readonly kind?: GlyphKind;
  readonly title: string;
  readonly sentence?: string | undefined;
  /** At most one button: retry (default) or create (primary). */
  readonly action?: ReactNode;
};

/** Empty, failed or forbidden, in one shape: glyph, title, one sentence, one action. Failures are announced. */
export function EmptyState({ kind = 'empty', title, sentence, action }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-empty role={kind === 'error' ? 'alert' : undefined}>
      <Glyph kind={kind} />
      <div className={styles.emptyTitle}>{title}</div>
      {sentence !== undefined && <div className={styles.emptySentence}>{sentence}</div>}
      {action !== undefined && <div className={styles.emptyAction}>{action}</div>}
    </div>
  );
}
