import type { ReactNode } from 'react';
import type { ApprovalDetail, ApprovalStep } from '../../../contract/approvals.ts';
import type { Tone } from '../../../contract/businessFields.ts';
import { Avatar } from '../common/Avatar.tsx';
import { Chip } from '../common/Chip.tsx';
import { useKit } from '../context.tsx';
import { momentText } from '../core/formats.ts';
import { NODE_SHAPES } from '../core/shapes.ts';
import { fill } from '../core/words.ts';
import { passedOver } from './described.ts';
import { type ApprovalWords, useApprovalWords } from './words.ts';

const TONES: Readonly<Record<ApprovalStep['status'], Tone>> = {
  toCome: 'quiet',
  open: 'running',
  approved: 'done',
  refused: 'bad',
  skipped: 'quiet',
};

/** The steps of a request: who was asked, what each decided and when; for future steps, who would be asked today. */
export function Chain({ approval }: { readonly approval: ApprovalDetail }) {
  const { language } = useKit();
  const words = useApprovalWords();
  const { applicant, copies, department, startTime, steps } = approval;
  const now = steps.findIndex(({ status }) => status === 'open');
  return (
    <section className="chain" aria-label={words.chain}>
      <h2>
        {words.chain}{' '}
        {now >= 0 && <span className="count">{fill(words.place, { n: now + 2, all: steps.length + 1 })}</span>}
      </h2>
      <ol className="plain">
        <Node tone="done" label={words.submitted} time={startTime}>
          <Person name={applicant.name} id={applicant.id} department={department} />
        </Node>
        {steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
        {copies.length > 0 && (
          <Node tone={copies.every(({ isSent }) => isSent) ? 'done' : 'quiet'} label={words.copies}>
            {copies.map(({ id, name, department: unit, isSent }) => (
              <Person key={id} id={id} name={name} department={unit} said={isSent ? words.sent : words.later} />
            ))}
          </Node>
        )}
        {approval.endTime && (
          <Node
            tone={approval.status === 'refused' ? 'bad' : 'done'}
            label={approval.status === 'withdrawn' ? words.withdrawn : words.ended}
            time={approval.endTime}
          />
        )}
      </ol>
    </section>
  );

  function Step({ step }: { readonly step: ApprovalStep }) {
    const isOpen = step.status === 'open';
    const mode = step.approvers.length > 1 ? `${language === 'zh' ? '，' : ', '}${words[step.mode]}` : '';
    return (
      <Node
        tone={TONES[step.status]}
        isNow={isOpen}
        label={step.label[language] + mode}
        time={step.endTime}
        late={isOpen && step.dueTime ? step.late : undefined}
        due={step.dueTime}
      >
        {step.status === 'skipped' && <p className="quiet">{words[passedOver(step, approval)]}</p>}
        {step.approvers.map((one) => (
          <Person
            key={one.id}
            id={one.id}
            name={one.name}
            department={one.department}
            said={saidOf(one.status, step, approval.status !== 'running', words)}
            isAsked={isOpen && one.status === 'waiting'}
            note={one.isAdded ? words.added : undefined}
            comment={one.comment}
          />
        ))}
      </Node>
    );
  }
}

function saidOf(
  status: ApprovalStep['approvers'][number]['status'],
  step: ApprovalStep,
  isOver: boolean,
  words: ApprovalWords,
): string {
  if (status !== 'waiting') return words[status];
  if (step.status === 'open') return words.running;
  return isOver || step.status === 'skipped' ? '' : words.toCome;
}

interface NodeProps {
  readonly tone: Tone;
  readonly label: string;
  readonly time?: string;
  readonly isNow?: boolean;
  readonly due?: string;
  readonly late?: ApprovalStep['late'] | undefined;
  readonly children?: ReactNode;
}

function Node({ tone, label, time = '', isNow = false, due = '', late, children }: NodeProps) {
  const { language, today } = useKit();
  const words = useApprovalWords();
  const rule = late === 'escalate' ? words.lateEscalate : words.lateWarn;
  return (
    <li data-tone={tone} {...(isNow && { 'aria-current': 'step' })}>
      <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden>
        <path d={NODE_SHAPES[tone]} fill="currentColor" fillRule="evenodd" />
      </svg>
      <p className="chain-label">
        {label}
        {time && <time>{momentText(time, language, today)}</time>}
      </p>
      {children}
      {late && <p className="quiet chain-rule">{fill(rule, { time: momentText(due, language, today) })}</p>}
    </li>
  );
}

interface PersonProps {
  readonly id: string;
  readonly name: string;
  readonly department: string | null;
  readonly said?: string;
  /** It is their turn. */
  readonly isAsked?: boolean;
  readonly note?: string | undefined;
  readonly comment?: string | null;
}

function Person({ id, name, department, said = '', isAsked = false, note, comment }: PersonProps) {
  const { language, me } = useKit();
  const words = useApprovalWords();
  return (
    <>
      <p className="chain-person">
        <Avatar name={name} />
        <span>
          {name}
          {id === me.id && words.me}{' '}
          <span className="quiet">{[department, note].filter(Boolean).join(language === 'zh' ? '，' : ', ')}</span>
        </span>
        <span className="quiet">{isAsked ? <Chip tone="waiting">{said}</Chip> : said}</span>
      </p>
      {comment && <p className="quiet prose chain-comment">{comment}</p>}
    </>
  );
}
