import { useNavigate } from 'react-router-dom';
import { useToast } from '../common/Toasts.tsx';
import { useKit } from '../context.tsx';
import { failureText } from '../core/failures.ts';
import { writePlace } from '../core/place.ts';
import { fetchBox } from './calls.ts';
import { type Box, PAGE_SIZE } from './useBox.ts';

/** A request's position in the list next to it, and navigation to its neighbours. */
export interface Steps {
  /** Counted from 0 over all pages of the list. */
  readonly at: number;
  readonly count: number;
  readonly back: (() => void) | undefined;
  readonly on: (() => void) | undefined;
  /**
   * After this one is decided: goes to the next that waits, or to the previous one if it was the last; undefined if
   * there is none.
   */
  readonly afterwards: (() => void) | undefined;
}

/** Undefined if the request is not in the list, for example after following a link. */
export function useSteps({ place, question, answer }: Box, id: string): Steps | undefined {
  const navigate = useNavigate();
  const tell = useToast();
  const { language } = useKit();
  const { items = [], totalCount = 0, skipCount: before = 0 } = answer.value ?? {};
  const index = items.findIndex((one) => one.id === id);
  if (index < 0) return undefined;
  const at = before + index;
  /** @param gone - how many requests before it have left the list since it was loaded. */
  const open =
    (target: number, gone = 0) =>
    async () => {
      try {
        const skipCount = target - gone;
        const known = items[target - before];
        const [one] = known ? [known] : (await fetchBox({ ...question, skipCount, maxResultCount: 1 })).items;
        const page = Math.floor(skipCount / PAGE_SIZE) + 1;
        if (one) void navigate(`/request/${encodeURIComponent(one.id)}${writePlace({ ...place, page })}`);
      } catch (error) {
        tell(failureText(error, language));
      }
    };
  const back = at > 0 ? open(at - 1) : undefined;
  const on = at + 1 < totalCount ? open(at + 1) : undefined;
  const afterwards = question.box === 'waiting' ? ((on && open(at + 1, 1)) ?? back) : undefined;
  return { at, count: totalCount, back, on, afterwards };
}
