import { ChevronLeft, Star } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ApprovalDetail, ApprovalTemplate } from '../../../contract/approvals.ts';
import { CODE } from '../../shared/modules.js';
import { bridge } from '../../shared/portal.js';
import { Chip } from '../common/Chip.tsx';
import { Failure } from '../common/Failure.tsx';
import { Loading } from '../common/Loading.tsx';
import { useKit } from '../context.tsx';
import { momentText } from '../core/formats.ts';
import { fill } from '../core/words.ts';
import { Facts, RecordLink } from '../detail/Facts.tsx';
import { Lines } from '../detail/Lines.tsx';
import { useAnswer } from '../useAnswer.ts';
import { ActBar } from './ActBar.tsx';
import { Chain } from './Chain.tsx';
import { fetchApproval } from './calls.ts';
import { importanceText, resourceOf, STATUS_TONES, shownOf } from './described.ts';
import { RequestHistory } from './RequestHistory.tsx';
import { useApprovalWords } from './words.ts';

interface Props {
  /** Of the request, or of the to-do that asks to decide it. */
  readonly id: string;
  readonly templates: readonly ApprovalTemplate[];
  readonly changed: () => void;
}

/** A request: what is asked for, who decides it in turn, and what the reader can do with it. */
export function RequestPage({ id, templates, changed }: Props) {
  const { language, words: kitWords } = useKit();
  const words = useApprovalWords();
  const { search } = useLocation();
  const { value, error, again } = useAnswer(useCallback(() => fetchApproval(id), [id]));
  const title = value?.title ?? '';
  useEffect(() => {
    if (title) bridge?.title(title);
  }, [title]);
  const back = (
    <Link className="back list-link" to={`/list${search}`}>
      <ChevronLeft size={16} aria-hidden />
      {fill(kitWords.back, { list: words.centre })}
    </Link>
  );
  if (value === undefined)
    return (
      <>
        {back}
        {error === undefined ? <Loading rows={8} /> : <Failure error={error} again={again} />}
      </>
    );
  const template = templates.find(({ code }) => code === value.template);
  return (
    <article className="request">
      <header className="request-head">
        {back}
        <span className="quiet">
          {template?.label[language]} {value.number}
        </span>
      </header>
      <div className="request-main">
        <Head approval={value} />
        {template && <Facts resource={resourceOf(template)} shown={shownOf(value)} />}
        {template && <Lines resource={resourceOf(template)} shown={shownOf(value)} />}
        <RequestHistory entries={value.history} />
      </div>
      <Chain approval={value} />
      <ActBar
        approval={value}
        changed={() => {
          again();
          changed();
          bridge?.emit(`${CODE}/changed`, { resource: 'request', id: value.id });
        }}
      />
    </article>
  );
}

function Head({ approval }: { readonly approval: ApprovalDetail }) {
  const { language, today } = useKit();
  const words = useApprovalWords();
  const { status, importance, dueTime, department, about } = approval;
  const said = status === 'running' && approval.may.includes('decide') ? words.waiting : words[status];
  const [, , application = '', resource = '', record = ''] = about?.split('/') ?? [];
  return (
    <>
      <h1>{approval.title}</h1>
      <p className="facts">
        <Chip tone={STATUS_TONES[status]}>{said}</Chip>
        {importance > 0 && (
          <span className="important">
            <Star size={14} aria-hidden />
            {importanceText(importance, language)}
          </span>
        )}
        {dueTime && <span>{fill(words.due, { time: momentText(dueTime, language, today) })}</span>}
      </p>
      <dl className="grid">
        <div>
          <dt>{words.applicant}</dt>
          <dd>{[approval.applicant.name, department].filter(Boolean).join(language === 'zh' ? '，' : ', ')}</dd>
        </div>
        <div>
          <dt>{words.startTime}</dt>
          <dd>{momentText(approval.startTime, language, today)}</dd>
        </div>
        {about && (
          <div>
            <dt>{words.about}</dt>
            <dd>
              <RecordLink kind={`${application}/${resource}`} id={decodeURIComponent(record)}>
                {words.openRecord}
              </RecordLink>
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}
