import { useCallback, useEffect, useRef } from 'react';
import type { ApprovalTemplate } from '../../../contract/approvals.ts';
import { CODE } from '../../shared/modules.js';
import { bridge, TODOS_CHANGED } from '../../shared/portal.js';
import { Failure } from '../common/Failure.tsx';
import { Loading } from '../common/Loading.tsx';
import { useKit } from '../context.tsx';
import { Facts } from '../detail/Facts.tsx';
import { Lines } from '../detail/Lines.tsx';
import { useAnswer } from '../useAnswer.ts';
import { useTabTitle } from '../useTabTitle.ts';
import { ActBar } from './ActBar.tsx';
import type { Act } from './acts.ts';
import { Chain } from './Chain.tsx';
import { fetchApproval } from './calls.ts';
import { describedResource, shownOf } from './described.ts';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestHead } from './RequestHead.tsx';
import { RequestHistory } from './RequestHistory.tsx';
import type { Box } from './useBox.ts';
import { useSteps } from './useSteps.ts';

interface Props {
  /** Id of the request, or of the to-do that asks to decide it. */
  readonly id: string;
  readonly templates: readonly ApprovalTemplate[];
  readonly box: Box;
}

/**
 * A request: its content, who decides it in turn, and what the reader can do with it. The previous request stays until
 * the next has loaded; after a decision, the next one that waits opens automatically.
 */
export function RequestPage({ id, templates, box }: Props) {
  const { language } = useKit();
  const ask = useCallback(async () => ({ asked: id, approval: await fetchApproval(id) }), [id]);
  const { value, error, again } = useAnswer(ask, { news: TODOS_CHANGED });
  const approval = value?.approval;
  const title = approval?.title ?? '';
  const steps = useSteps(box, approval?.id ?? id);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasActed = useRef(false);
  useTabTitle(title);
  useEffect(() => {
    // The pressed button is gone: focus moves to the heading, which is read out.
    if (!value || !hasActed.current || document.activeElement !== document.body) return;
    hasActed.current = false;
    heading.current?.focus();
  }, [value]);
  const changed = (act: Act | null, isLeft = false) => {
    box.answer.again();
    if (act !== null) bridge?.emit(`${CODE}/changed`, { resource: 'request', id: approval?.id });
    if (isLeft) return;
    hasActed.current = true;
    if ((act === 'approve' || act === 'refuse' || act === 'transfer') && steps?.afterwards) steps.afterwards();
    else again();
  };
  const template = templates.find(({ code }) => code === approval?.template);
  const isOther = value !== undefined && value.asked !== id;
  const hasFailed = error !== undefined && (approval === undefined || isOther);
  const name = approval && !hasFailed ? `${template?.label[language] ?? ''} ${approval.number}` : '';
  return (
    <article className="request" data-stale={isOther}>
      <RequestHead name={name} title={title} steps={steps} />
      {hasFailed && <Failure error={error} again={again} />}
      {!hasFailed && !approval && <Loading rows={8} />}
      {!hasFailed && approval && (
        <>
          <div className="request-main">
            <h1 ref={heading} tabIndex={-1}>
              {approval.title}
            </h1>
            <RequestFacts approval={approval} />
            {template && <Facts resource={describedResource(template)} shown={shownOf(approval)} />}
            {template && <Lines resource={describedResource(template)} shown={shownOf(approval)} />}
            <RequestHistory entries={approval.history} />
          </div>
          <Chain approval={approval} />
          <ActBar key={approval.id} approval={approval} changed={changed} />
        </>
      )}
    </article>
  );
}
