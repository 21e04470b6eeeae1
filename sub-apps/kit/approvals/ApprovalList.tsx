import { Plus } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import type { ApprovalSummary, ApprovalTemplate } from '../../../contract/approvals.ts';
import { Avatar } from '../common/Avatar.tsx';
import { Chip } from '../common/Chip.tsx';
import { Empty } from '../common/Empty.tsx';
import { Failure } from '../common/Failure.tsx';
import { Importance } from '../common/Importance.tsx';
import { Loading } from '../common/Loading.tsx';
import { useKit } from '../context.tsx';
import { momentText, valueText } from '../core/formats.ts';
import { walk } from '../core/walk.ts';
import { Paging } from '../list/Paging.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { importanceText, STATUS_TONES } from './described.ts';
import { BOXES, type Box, PAGE_SIZE } from './useBox.ts';
import { useApprovalWords } from './words.ts';

interface Props {
  readonly templates: readonly ApprovalTemplate[];
  readonly box: Box;
}

/** The four lists as tabs, and the requests of one of them. */
export function ApprovalList({ templates, box: { place, question, answer, go, search } }: Props) {
  const { language, words: kitWords } = useKit();
  const words = useApprovalWords();
  const { value, error, isLoading, again } = answer;
  const isNarrowed = question.keyword !== undefined || question.template !== undefined;
  return (
    <section className="approvals-list" aria-label={words.centre}>
      <header className="head">
        <h1>{words.centre}</h1>
        <div className="actions">
          <Link className="button start-link" to={`/new${search}`}>
            <Plus size={16} aria-hidden />
            {words.start}
          </Link>
        </div>
      </header>
      <div className="bar">
        <nav className="tabs" aria-label={words.centre}>
          {BOXES.map((one) => (
            <button
              key={one}
              type="button"
              {...(one === question.box && { 'aria-current': 'true' })}
              onClick={() => go({ tab: one }, true)}
            >
              {words[one]}
              {one !== 'decided' && <Count n={value?.counts[one]} />}
            </button>
          ))}
        </nav>
      </div>
      <div className="approvals-tools">
        <SearchBox place={place} go={go} />
        <select
          aria-label={words.types}
          value={question.template ?? ''}
          onChange={({ target }) => go({ filters: target.value ? { template: { in: [target.value] } } : {} })}
        >
          <option value="">{words.allTypes}</option>
          {templates.map(({ code, label }) => (
            <option key={code} value={code}>
              {label[language]}
            </option>
          ))}
        </select>
      </div>
      {isLoading && <Loading rows={8} />}
      {value === undefined && error !== undefined && <Failure error={error} again={again} />}
      {value?.items.length === 0 && (
        <Empty glyph="empty" title={isNarrowed ? kitWords.noMatch : words[`none_${question.box}`]}>
          {isNarrowed && (
            <button type="button" onClick={() => go({ keyword: '', filters: {} })}>
              {kitWords.clearFilters}
            </button>
          )}
        </Empty>
      )}
      {value && value.items.length > 0 && (
        <>
          <ul
            className="plain requests"
            data-stale={answer.isStale}
            onKeyDown={(event) => walk(event, event.currentTarget)}
          >
            {value.items.map((one) => (
              <Item
                key={one.id}
                approval={one}
                template={templates.find(({ code }) => code === one.template)}
                search={search}
              />
            ))}
          </ul>
          <Paging listed={{ totalCount: value.totalCount, isCapped: false }} place={place} size={PAGE_SIZE} go={go} />
        </>
      )}
    </section>
  );
}

const Count = ({ n = 0 }: { readonly n?: number | undefined }) => n > 0 && <span className="count"> {n}</span>;

interface ItemProps {
  readonly approval: ApprovalSummary;
  readonly template: ApprovalTemplate | undefined;
  readonly search: string;
}

function Item({ approval, template, search }: ItemProps) {
  const { language, today } = useKit();
  const words = useApprovalWords();
  const { id } = useParams();
  const field = template?.fields.find(({ name }) => name === template.measure);
  const { importance, applicant, status } = approval;
  const sign = field?.type === 'money' && approval.measure !== null ? '¥' : '';
  const measured = field && sign + valueText(field, approval.measure, { language, today, names: {} });
  return (
    <li>
      <Link
        className="row-link"
        to={`/request/${encodeURIComponent(approval.id)}${search}`}
        {...(id === approval.id && { 'aria-current': 'page' })}
      >
        <span className="request-line quiet">
          {template?.label[language]}
          <time>{momentText(approval.askedTime || approval.startTime, language, today)}</time>
        </span>
        <span className="request-title">
          {importance > 0 && <Importance level={importance} name={importanceText(importance, language)} />}
          {approval.title}
        </span>
        <span className="request-line">
          <span className="person">
            <Avatar name={applicant.name} />
            {applicant.name}
            <span className="quiet">{approval.department}</span>
          </span>
          {status === 'running' ? <span>{measured}</span> : <Chip tone={STATUS_TONES[status]}>{words[status]}</Chip>}
        </span>
      </Link>
    </li>
  );
}
