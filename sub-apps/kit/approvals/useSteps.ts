import { useNavigate } from 'react-router-dom';
import { useToast } from '../common/Toasts.tsx';
import { useKit } from '../context.tsx';
import { failureText } from '../core/failures.ts';
import { writePlace } from '../core/place.ts';
import { fetchBox } from './calls.ts';
import { type Box, PAGE_SIZE } from './useBox.ts';

/** Where a request stands in the list beside it, and the way to the ones around it. */
export interface Steps {
  /** Counted from 0 over all pages of the list. */
  readonly at: number;
  readonly count: number;
  readonly back: (() => void) | undefined;
  readonly on: (() => void) | undefined;
  /** Once this one is decided: to the next that waits, or the one before where it was the last; undefined for none. */
  readonly afterwards: (() => void) | undefined;
}

/** Undefined where the request is not in the list, as after a link from elsewhere. */
export function useSteps({ place, question, answer }: Box, id: string): Steps | undefined {
  const navigate = useNavigate();
  const tell = useToast();
  const { language } = useKit();
  const { items = [], totalCount = 0 } = answer.value ?? {};
  const index = items.findIndex((one) => one.id === id);
  if (index < 0) return undefined;
  const at = question.skipCount + index;
  /** @param gone - how many before it have left the list since it was read. */
  const open =
    (target: number, gone = 0) =>
    async () => {
      try {
        const skipCount = target - gone;
        const known = items[target - question.skipCount];
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
