import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ApprovalBox } from '../../../contract/approvals.ts';
import { TODOS_CHANGED } from '../../shared/portal.js';
import { readPage } from '../core/pages.ts';
import { type Place, readPlace, writePlace } from '../core/place.ts';
import { useAnswer } from '../useAnswer.ts';
import { type BoxQuestion, fetchBox } from './calls.ts';

export const BOXES = ['waiting', 'started', 'copied', 'decided'] as const satisfies readonly ApprovalBox[];
export const PAGE_SIZE = 20;
const TYPING_MS = 250;

/** The question that a place in the lists asks: `?tab=started&q=…&in.template=leave&page=2`. */
export function boxQuestionOf({ tab, keyword, filters, page }: Place): BoxQuestion {
  const template = filters['template']?.in?.[0];
  return {
    box: BOXES.find((one) => one === tab) ?? 'waiting',
    ...(keyword.trim() && { keyword: keyword.trim() }),
    ...(template && { template }),
    skipCount: (page - 1) * PAGE_SIZE,
    maxResultCount: PAGE_SIZE,
  };
}

/** The list that the address describes, and how to go to another. The current list stays while the next one loads. */
export function useBox() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const place = useMemo(() => readPlace(search), [search]);
  const question = JSON.stringify(boxQuestionOf(place));
  const ask = useCallback(() => {
    const asked: BoxQuestion = JSON.parse(question);
    return readPage(
      (skipCount, maxResultCount) => fetchBox({ ...asked, skipCount, maxResultCount }),
      place.page,
      PAGE_SIZE,
    );
  }, [question, place.page]);
  const [lastWords, setLastWords] = useState(place.keyword);
  const answer = useAnswer(ask, { delayMs: lastWords === place.keyword ? 0 : TYPING_MS, news: TODOS_CHANGED });
  const go = (patch: Partial<Place>, isStep = false) => {
    setLastWords(place.keyword);
    void navigate(pathname + writePlace({ ...place, page: 1, ...patch }), { replace: !isStep });
  };
  return { place, question: boxQuestionOf(place), answer, go, search };
}
export type Box = ReturnType<typeof useBox>;
