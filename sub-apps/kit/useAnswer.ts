import { useCallback, useEffect, useMemo, useState } from 'react';
import { whileShown } from '../shared/portal.js';
import { useTold } from './context.tsx';
import { type Answer, Asking } from './core/answer.ts';

interface How {
  /** How long further words are waited for. */
  readonly delayMs?: number;
  /** Asked once only: what is typed over it must not change below. */
  readonly isOnce?: boolean;
  /** Asked again as soon as this event of the portal or of another application is told. */
  readonly news?: string;
}

/** What `ask` answers, asked again every half minute while the application is shown. `ask` must stay the same function. */
export function useAnswer<Value>(
  ask: () => Promise<Value>,
  { delayMs = 0, isOnce = false, news }: How = {},
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
  }, [asking, ask, round, delayMs, isOnce, news]);
  const answer = useTold(asking);
  return { ...answer, again: useCallback(() => setRound((last) => last + 1), []) };
}
