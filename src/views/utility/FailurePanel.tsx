import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../common/Button.tsx';
import { focusWhenLost } from '../common/dom/focusWhenLost.ts';
import { Glyph } from '../common/Glyph.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './utility.module.css';

type FailurePanelProps = {
  readonly title: string;
  readonly titleId?: string | undefined;
  /** What still works. */
  readonly sentence: string;
  /** Label and value pairs that are useful to support staff. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly onRetry: () => void;
  /** Another link, next to the retry. */
  readonly otherwise?: ReactNode;
};

/** What failed, what still works and where to go, when a whole screen could not be shown. */
export function FailurePanel({ title, titleId, sentence, facts, onRetry, otherwise }: FailurePanelProps) {
  const t = useText();
  return (
    <section className={styles.failure} role="alert">
      <Glyph kind="error" size={96} />
      <h1 id={titleId}>{title}</h1>
      <p>{sentence}</p>
      <div className={styles.failureWays}>
        <Button ref={focusWhenLost} kind="primary" icon={RotateCcw} onClick={onRetry}>
          {t('common:retry')}
        </Button>
        {otherwise}
      </div>
      <dl className={styles.failureFacts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={looks.code}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
