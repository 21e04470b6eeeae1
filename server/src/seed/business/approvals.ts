import type { Insertable } from 'kysely';
import type {
  ApprovalHistoryTable,
  ApprovalStepsTable,
  ApprovalsTable,
  ApproversTable,
} from '../../db/schema/approvals.ts';
import { approversOf, type Circumstances, neededSteps } from '../../domain/business/approval/chain.ts';
import type { Approver } from '../../domain/business/approval/organisation.ts';
import type { Template } from '../../domain/business/approval/template.ts';
import { templateOf } from '../../domain/business/approval/templates.ts';
import { completeValues } from '../../domain/business/engine/clean.ts';
import { addMinutes, instantOf } from '../../domain/wallClock.ts';
import { shownApprovals } from '../content/todoTexts.ts';
import { seedId } from '../random.ts';
import { tenantId } from '../staff.ts';
import { type Request, requests } from './requests.ts';
import type { Laying } from './seedRecord.ts';
import { COMPANY, memberId } from './things.ts';

const HOUR = 60;
const LIN = memberId('lin');

interface Rows {
  readonly approvals: Insertable<ApprovalsTable>[];
  readonly approval_steps: Insertable<ApprovalStepsTable>[];
  readonly approvers: Insertable<ApproversTable>[];
  readonly approval_history: Insertable<ApprovalHistoryTable>[];
  readonly business_numbers: { tenant_id: string; prefix: string; day: string; last: number }[];
}

/** A member of the company, with their department. */
function personOf({ staff }: Laying, id: string): Approver & { readonly unitId: string | null } {
  const user = staff.users.find((one) => one.id === id);
  const unit = staff.units.find((one) => one.id === user?.organization_unit_id);
  return { id, name: user?.name ?? '', department: unit?.display_name ?? null, unitId: unit?.id ?? null };
}

/** What decides who is asked, taken from the rows being created. */
function circumstancesOf(laying: Laying, applicantId: string, form: Circumstances['form']): Circumstances {
  const lin = personOf(laying, LIN);
  return {
    organisation: {
      units: laying.staff.units.map((unit) => ({
        id: unit.id,
        parentId: unit.parent_id ?? null,
        name: unit.display_name,
        leader: unit.leader_id ? personOf(laying, unit.leader_id) : null,
      })),
      administrators: [lin],
    },
    applicant: personOf(laying, applicantId),
    form,
    named: new Map([[LIN, { ...lin, isActive: true }]]),
    holders: new Map([['AbpExtend.HostConsole', [lin]]]),
  };
}

function layRequest(laying: Laying, template: Template, request: Request, index: number): Rows {
  const { zone, today, wall } = laying;
  const shown = shownApprovals[index];
  const todo = laying.work.tasks.find(({ source, title }) => source === 'BPM' && title === shown?.title);
  if (!shown || !todo) throw new Error(`the demo has no to-do for request ${index}`);
  const tenant_id = tenantId(COMPANY);
  const approval_id = seedId(`approval ${COMPANY} ${index}`);
  const applicant = personOf(laying, memberId(shown.creator));
  const form = completeValues(template.fields, request.form(today));
  const steps = neededSteps(template, form);
  const reached = steps.findIndex(({ key }) => key === request.step);
  // An hour for each step; the step that waits for lin was reached when her to-do arrived.
  const came = addMinutes(wall, -Math.round(shown.hours * HOUR));
  const clock = (step: number): Date => instantOf(addMinutes(came, (step - reached) * HOUR), zone);
  const day = addMinutes(came, -reached * HOUR)
    .slice(2, 10)
    .replaceAll('-', '');
  const given = circumstancesOf(laying, applicant.id, form);
  const measure = template.measure === undefined ? undefined : form[template.measure];
  const rows: Rows = {
    approvals: [
      {
        ...{ id: approval_id, tenant_id, template: template.code, importance: shown.degree, status: 'running' },
        number: `${template.prefix}-${day}-${String(request.serial).padStart(3, '0')}`,
        title: shown.title.slice(shown.title.indexOf('：') + 1),
        // Sent as one JSON text, in which the form is a nested object rather than a string.
        form: form as never,
        measure: typeof measure === 'number' ? measure : null,
        ...{ applicant_id: applicant.id, applicant_name: applicant.name, department: applicant.department },
        ...{ about_kind: request.about?.kind ?? null, about_id: request.about?.id ?? null },
        ...{ start_time: clock(0), end_time: null, reminded_time: null },
      },
    ],
    approval_steps: [],
    approvers: [],
    approval_history: [],
    business_numbers: [{ tenant_id, prefix: template.prefix, day, last: request.serial }],
  };
  const note = (act: string, step: string | null, actor: Approver, people: readonly string[], at: Date) =>
    rows.approval_history.push({
      ...{ tenant_id, approval_id, act, step, actor_id: actor.id, actor_name: actor.name, comment: null },
      people: people as never,
      creation_time: at,
    });
  note('started', null, applicant, [], clock(0));
  steps.forEach((step, position) => {
    const isOpen = position === reached;
    const isDone = position < reached;
    rows.approval_steps.push({
      ...{ tenant_id, approval_id, position, key: step.key, mode: step.mode, late: step.late ?? 'warn' },
      status: isDone ? 'approved' : isOpen ? 'open' : 'toCome',
      open_time: isDone || isOpen ? clock(position) : null,
      due_time: isOpen ? instantOf(todo.end_at, zone) : null,
      warned_time: null,
      end_time: isDone ? clock(position + 1) : null,
      task_id: isOpen ? (todo.id ?? null) : null,
    });
    if (!isDone && !isOpen) return;
    const asked = approversOf(step, given).people;
    const ask = ({ id, name, department }: Approver, status: string, at: Date | null) =>
      rows.approvers.push({
        ...{ tenant_id, approval_id, position, user_id: id, user_name: name, department, status },
        ...{ is_added: false, comment: null, decided_time: at },
      });
    for (const person of asked.filter(({ id }) => isDone || id !== LIN)) {
      const at = clock(position + (isDone ? 1 : 0));
      ask(person, isDone ? 'approved' : 'transferred', at);
      note(isDone ? 'approved' : 'transferred', step.key, person, isDone ? [] : ['林静'], at);
    }
    if (isOpen) ask(personOf(laying, LIN), 'waiting', null);
  });
  return rows;
}

/** The requests that wait for lin, each with the to-do that she already has for it. */
export function layApprovals(laying: Laying): Rows {
  const all = requests.flatMap((request, index) => {
    const template = templateOf(request.template);
    return template ? [layRequest(laying, template, request, index)] : [];
  });
  return {
    approvals: all.flatMap(({ approvals }) => approvals),
    approval_steps: all.flatMap(({ approval_steps }) => approval_steps),
    approvers: all.flatMap(({ approvers }) => approvers),
    approval_history: all.flatMap(({ approval_history }) => approval_history),
    business_numbers: all.flatMap(({ business_numbers }) => business_numbers),
  };
}
