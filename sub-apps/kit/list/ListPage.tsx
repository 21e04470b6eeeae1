import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Resource } from '../../../contract/businessDescription.ts';
import { Empty } from '../common/Empty.tsx';
import { Failure } from '../common/Failure.tsx';
import { Loading } from '../common/Loading.tsx';
import { useKit } from '../context.tsx';
import { callsOf } from '../core/business.ts';
import { readPage } from '../core/pages.ts';
import { isNarrowed, type Place, questionOf, readPlace, writePlace } from '../core/place.ts';
import { fill } from '../core/words.ts';
import { useAnswer } from '../useAnswer.ts';
import { useTabTitle } from '../useTabTitle.ts';
import { Bar } from './Bar.tsx';
import { Head } from './Head.tsx';
import { Paging } from './Paging.tsx';
import { Summary } from './Summary.tsx';
import { Table } from './Table.tsx';
import { useColumns } from './useColumns.ts';

const Board = lazy(() => import('../board/Board.tsx').then((file) => ({ default: file.Board })));
const PAGE_SIZE = 20;
const TYPING_MS = 250;

/** The place in the list, and how to go to another: navigating adds a history entry, filtering does not. */
function usePlace(): [Place, (patch: Partial<Place>, isStep?: boolean) => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const place = useMemo(() => readPlace(search), [search]);
  const go = (patch: Partial<Place>, isStep = false) =>
    void navigate(pathname + writePlace({ ...place, page: 1, ...patch }) + hash, { replace: !isStep });
  return [place, go];
}

interface Props {
  readonly resource: Resource;
  /** What a press on a row opens; by default the page of the record. */
  readonly open?: (id: string) => void;
  readonly openId?: string | undefined;
  /** Changes once something has been done to a record next to the list. */
  readonly turn?: number;
}

/** The list of a resource, or its board. */
export function ListPage({ resource, open, openId, turn }: Props) {
  const { application, language, words } = useKit();
  useTabTitle(application.label[language]);
  const [place, go] = usePlace();
  const calls = useMemo(() => callsOf(resource.name), [resource]);
  const question = JSON.stringify(questionOf(place, resource));
  const ask = useCallback(
    () => readPage((skip, most) => calls.list(JSON.parse(question), skip, most), place.page, PAGE_SIZE),
    [calls, question, place.page],
  );
  const [lastWords, setLastWords] = useState(place.keyword);
  const isTyping = lastWords !== place.keyword;
  const answer = useAnswer(ask, { delayMs: isTyping ? TYPING_MS : 0, turn });
  const [columns, choose] = useColumns(resource, calls);
  const isBoard = place.isBoard && resource.board !== undefined;
  const { value, error } = answer;
  const none = isNarrowed(place) ? words.noMatch : fill(words.empty, { one: resource.one[language] });
  return (
    <>
      <Head resource={resource} place={place} go={go} columns={columns} />
      {!isBoard && resource.summary && <Summary resource={resource} calls={calls} go={go} />}
      <Bar
        resource={resource}
        place={place}
        go={(patch, isStep) => {
          setLastWords(place.keyword);
          go(patch, isStep);
        }}
        listed={value}
        columns={columns}
        choose={choose}
        calls={calls}
      />
      {isBoard && (
        <Suspense fallback={<Loading rows={8} />}>
          <Board resource={resource} calls={calls} question={question} />
        </Suspense>
      )}
      {!isBoard && answer.isLoading && <Loading rows={10} />}
      {!isBoard && value === undefined && error !== undefined && <Failure error={error} again={answer.again} />}
      {!isBoard && value && value.items.length === 0 && (
        <Empty glyph="empty" title={none}>
          {isNarrowed(place) && (
            <button type="button" onClick={() => go({ keyword: '', filters: {} })}>
              {words.clearFilters}
            </button>
          )}
        </Empty>
      )}
      {!isBoard && value && value.items.length > 0 && (
        <>
          <Table
            resource={resource}
            listed={value}
            columns={columns}
            place={place}
            go={go}
            isStale={answer.isStale}
            openId={openId}
            {...(open && { open: ({ id }) => open(id) })}
          />
          <Paging listed={value} place={place} size={PAGE_SIZE} go={go} />
        </>
      )}
    </>
  );
}
