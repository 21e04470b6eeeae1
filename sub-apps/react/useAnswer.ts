import { useCallback, useEffect, useState } from 'react';
import { whileShown } from '../shared/portal.js';

export interface Answer<T> {
  /** Undefined until the first answer; what was there before is kept while it is asked for again. */
  readonly value?: T;
  readonly error?: unknown;
  readonly isLoading: boolean;
}

/** What `ask` answers, asked again every half minute while the application is shown. `ask` must stay the same function. */
export function useAnswer<T>(ask: () => Promise<T>): Answer<T> & { readonly again: () => void } {
  const [answer, setAnswer] = useState<Answer<T>>({ isLoading: true });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = round >= 0;
    const end = whileShown(() => {
      ask().then(
        (value) => isCurrent && setAnswer({ value, isLoading: false }),
        (error) => isCurrent && setAnswer({ error, isLoading: false }),
      );
    });
    return () => {
      isCurrent = false;
      end();
    };
  }, [ask, round]);
  return { ...answer, again: useCallback(() => setRound((last) => last + 1), []) };
}
