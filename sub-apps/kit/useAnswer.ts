import { useCallback, useEffect, useMemo, useState } from 'react';
import { whileShown } from '../shared/portal.js';
import { useTold } from './context.tsx';
import { type Answer, Asking } from './core/answer.ts';

interface How {
  /** Debounce for further input. */
  readonly delayMs?: number;
  /** Asked only once: the base of an edit must not change underneath it. */
  readonly isOnce?: boolean;
  /** Asked again when it changes: something has been done to what is shown. */
  readonly turn?: number | undefined;
  /** Asked again as soon as the portal or another application sends this event. */
  readonly news?: string;
}

/** The answer of `ask`, refreshed every half minute while the application is shown. `ask` must be stable. */
export function useAnswer<Value>(
  ask: () => Promise<Value>,
  { delayMs = 0, isOnce = false, turn, news }: How = {},
): Answer<Value> & { readonly again: () => void } {
  const asking = useMemo(() => new Asking<Value>(), []);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isFirst = round >= 0;
    const put = () => {
      asking.ask(ask, isFirst ? delayMs : 0);
      isFirst = false;
    };
    if (isOnce) put();
    const end = isOnce ? undefined : whileShown(put, news);
    return () => {
      end?.();
      asking.end();
    };
  }, [asking, ask, round, delayMs, isOnce, turn, news]);
  const answer = useTold(asking);
  return { ...answer, again: useCallback(() => setRound((last) => last + 1), []) };
}
