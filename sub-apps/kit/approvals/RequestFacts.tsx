import type { ApprovalDetail } from '../../../contract/approvals.ts';
import { Chip } from '../common/Chip.tsx';
import { Importance } from '../common/Importance.tsx';
import { useKit } from '../context.tsx';
import { momentText } from '../core/formats.ts';
import { fill } from '../core/words.ts';
import { RecordLink } from '../detail/Facts.tsx';
import { importanceText, STATUS_TONES } from './described.ts';
import { useApprovalWords } from './words.ts';

/** The status of a request, and who made it. */
export function RequestFacts({ approval }: { readonly approval: ApprovalDetail }) {
  const { language, today } = useKit();
  const words = useApprovalWords();
  const { status, importance, dueTime, department, about } = approval;
  const said = status === 'running' && approval.may.includes('decide') ? words.waiting : words[status];
  const [, , application = '', resource = '', record = ''] = about?.split('/') ?? [];
  return (
    <>
      <p className="facts">
        <Chip tone={STATUS_TONES[status]}>{said}</Chip>
        {importance > 0 && (
          <span className="important" data-level={importance}>
            <Importance level={importance} />
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
