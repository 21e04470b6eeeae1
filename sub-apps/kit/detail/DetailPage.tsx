import { Suspense, useCallback, useEffect, useMemo } from 'react';
import type { Resource } from '../../../contract/businessDescription.ts';
import { Failure } from '../common/Failure.tsx';
import { Loading } from '../common/Loading.tsx';
import { useKit } from '../context.tsx';
import { callsOf } from '../core/business.ts';
import { catchFocus } from '../core/focus.ts';
import { recordTitle } from '../core/titles.ts';
import { useAnswer } from '../useAnswer.ts';
import { useTabTitle } from '../useTabTitle.ts';
import { Activity } from './Activity.tsx';
import { Facts } from './Facts.tsx';
import { Lines } from './Lines.tsx';
import { Notes } from './Notes.tsx';
import { RecordHead } from './RecordHead.tsx';
import { Related } from './Related.tsx';
import { StatusLine } from './StatusLine.tsx';

interface Props {
  readonly resource: Resource;
  readonly id: string;
}

/** The page of a record: its content on the left, its history on the right. */
export function DetailPage({ resource, id }: Props) {
  const { language, screens } = useKit();
  const calls = useMemo(() => callsOf(resource.name), [resource]);
  const { value, error, again } = useAnswer(useCallback(() => calls.read(id), [calls, id]));
  const title = value ? recordTitle(resource, value.record, language) : '';
  useTabTitle(value && title);
  // The button of a completed step disappears.
  useEffect(catchFocus, [value]);
  if (value === undefined && error !== undefined) return <Failure error={error} again={again} />;
  if (value === undefined) return <Loading rows={8} />;
  const { section: Section } = screens[resource.screen ?? ''] ?? {};
  return (
    <article className="record">
      <RecordHead resource={resource} shown={value} title={title} calls={calls} again={again} />
      <div className="record-main">
        <StatusLine resource={resource} status={value.record.status} />
        <Notes notes={value.notes} />
        <Facts resource={resource} shown={value} />
        <Lines resource={resource} shown={value} />
        {Section && (
          <Suspense fallback={<Loading />}>
            <Section resource={resource} shown={value} />
          </Suspense>
        )}
        <Related resource={resource} shown={value} />
      </div>
      <Activity resource={resource} id={id} title={title} calls={calls} stamp={value.record.concurrencyStamp ?? ''} />
    </article>
  );
}
