import { ChevronDown, ChevronLeft, ChevronUp, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useKit } from '../context.tsx';
import { fill } from '../core/words.ts';
import type { Steps } from './useSteps.ts';
import { useApprovalWords } from './words.ts';

interface Props {
  /** Process and number of the request. */
  readonly name: string;
  readonly title: string;
  readonly steps: Steps | undefined;
}

/**
 * The bar above a request: the way back, its position in the list, the previous and next ones. It stays while another
 * request loads.
 */
export function RequestHead({ name, title, steps }: Props) {
  const { words: kitWords } = useKit();
  const words = useApprovalWords();
  const { search } = useLocation();
  const [hasStepped, setStepped] = useState(false);
  const place = steps && fill(words.stands, { n: steps.at + 1, all: steps.count });
  const step = (go: (() => void) | undefined) => () => {
    setStepped(true);
    go?.();
  };
  return (
    <header className="request-head">
      <Link className="back list-link" to={`/list${search}`}>
        <ChevronLeft size={16} aria-hidden />
        {fill(kitWords.back, { list: words.centre })}
      </Link>
      <span className="request-name quiet">{name}</span>
      <div className="request-steps">
        {steps && (
          <>
            <span className="quiet" title={place}>
              {steps.at + 1} / {steps.count}
            </span>
            {/* Disabled only for assistive technology, so that it keeps the focus. */}
            <button
              type="button"
              className="text"
              aria-label={words.previous}
              aria-disabled={!steps.back}
              onClick={step(steps.back)}
            >
              <ChevronUp size={18} aria-hidden />
            </button>
            <button
              type="button"
              className="text"
              aria-label={words.next}
              aria-disabled={!steps.on}
              onClick={step(steps.on)}
            >
              <ChevronDown size={18} aria-hidden />
            </button>
            <i className="rule" />
          </>
        )}
        <button type="button" className="text" aria-label={words.print} onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
        </button>
      </div>
      <p className="unseen" aria-live="polite">
        {hasStepped && title && `${title} ${place ?? ''}`}
      </p>
    </header>
  );
}
