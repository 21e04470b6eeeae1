import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ApproverStatus as AskedStatus } from '../../../contract/approvals.ts';
import {
  type Asked,
  boundIn,
  type Case,
  type Step,
  waitingIn,
} from '../../../server/src/domain/business/approval/case.ts';
import { demandTurn, verdictOf } from '../../../server/src/domain/business/approval/decide.ts';
import {
  APPROVAL_MACHINE,
  APPROVER_MACHINE,
  nextStatus,
  STEP_MACHINE,
} from '../../../server/src/domain/business/approval/machines.ts';
import { nextReminder } from '../../../server/src/domain/business/approval/read.ts';
import { ApiError } from '../../../server/src/errors/apiError.ts';

/** Every status by every event of a table, as `status event → next`; `–` if it is refused. */
function drawn(table: Readonly<Record<string, Readonly<Record<string, unknown>>>>): string[] {
  const events = [...new Set(Object.values(table).flatMap((row) => Object.keys(row)))];
  return Object.keys(table).flatMap((status) =>
    events.map((event) => {
      const target = table[status]?.[event];
      const chosen = Array.isArray(target) ? target[1] : undefined;
      // The table's own type has the statuses; here every pair is tried, including those that it does not name.
      const next = nextStatus(table as never, status as never, event, chosen as never);
      return `${status} ${event} → ${next ?? '–'}`;
    }),
  );
}
const allowed = (rows: readonly string[]): string[] => rows.filter((row) => !row.endsWith('–')).sort();

describe('the machines of an approval', () => {
  it('let a request end once, and be commented on for ever', () => {
    const rows = drawn(APPROVAL_MACHINE);
    assert.equal(rows.length, 4 * 8);
    const ended = ['approved', 'refused', 'withdrawn'];
    assert.deepEqual(
      allowed(rows),
      [
        'running passed → approved',
        'running refused → refused',
        'running withdrawn → withdrawn',
        ...['advanced', 'commented', 'copied', 'reminded', 'handedOn'].map((event) => `running ${event} → running`),
        ...ended.flatMap((status) => [`${status} commented → ${status}`, `${status} copied → ${status}`]),
      ].sort(),
    );
  });

  it('let a step open once and end once', () => {
    const rows = drawn(STEP_MACHINE);
    assert.equal(rows.length, 5 * 5);
    assert.deepEqual(
      allowed(rows),
      [
        'toCome opened → open',
        'toCome closed → skipped',
        'open closed → skipped',
        'open approved → approved',
        'open refused → refused',
        'open passedOver → skipped',
      ].sort(),
    );
    assert.equal(nextStatus(STEP_MACHINE, 'open', 'approved', 'open'), 'open');
    assert.equal(nextStatus(STEP_MACHINE, 'open', 'approved', 'refused'), undefined);
  });

  it('let a step end when those required have agreed: all or any, and in each case whoever was added', () => {
    const of = (mode: string, ...answers: string[]) =>
      verdictOf(
        mode,
        answers.map((answer) => ({ status: answer.replace('+', '') as AskedStatus, is_added: answer.startsWith('+') })),
      );
    assert.deepEqual(
      [
        of('all', 'approved', 'waiting'),
        of('all', 'approved', 'approved'),
        of('all', 'approved', 'transferred', 'replaced'),
        of('any', 'approved', 'waiting'),
        of('any', 'waiting', 'waiting'),
        of('any', 'approved', 'waiting', '+waiting'),
        of('any', 'transferred', '+approved'),
        of('all', 'approved', '+waiting'),
        of('any', 'approved', 'refused'),
        of('all', 'waiting', '+refused'),
      ],
      ['open', 'approved', 'approved', 'approved', 'open', 'open', 'approved', 'open', 'refused', 'refused'],
    );
  });

  it('let nobody decide twice', () => {
    const rows = drawn(APPROVER_MACHINE);
    assert.equal(rows.length, 6 * 5);
    assert.deepEqual(
      allowed(rows),
      ['approved', 'refused', 'transferred', 'replaced', 'released'].map((end) => `waiting ${end} → ${end}`).sort(),
    );
  });
});

describe('whose turn it is in an approval', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 2, minute));
  const asked = (position: number, user_id: string, status: AskedStatus, minute?: number) => ({
    ...{ position, user_id, status, user_name: user_id.toUpperCase() },
    decided_time: minute === undefined ? null : at(minute),
  });
  /** Its second step is open. Only what these functions look at is given. */
  const given = (people: readonly object[], status = 'running'): Case => ({
    approval: { status } as Case['approval'],
    template: {} as Case['template'],
    steps: ['approved', 'open', 'toCome'].map((one, position) => ({ position, status: one }) as Step),
    asked: people.map((one) => one as Asked),
  });
  const open = given([
    asked(0, 'early', 'approved', 1),
    asked(1, 'next', 'waiting'),
    asked(1, 'hasty', 'approved', 2),
    asked(1, 'away', 'transferred', 3),
    asked(2, 'later', 'waiting'),
  ]);
  const [, step] = open.steps;

  it('is that of those who wait in the open step; they and those who approved in it are not asked in it again', () => {
    assert.deepEqual(
      waitingIn(open, step).map(({ user_id }) => user_id),
      ['next'],
    );
    assert.deepEqual(boundIn(open, step), ['next', 'hasty']);
    assert.deepEqual([waitingIn(open, undefined), boundIn(open, undefined)], [[], []]);
    const turn = demandTurn(open, 'next');
    assert.deepEqual([turn.step.position, turn.mine.user_id], [1, 'next']);
  });

  it('is nobody else’s, who learn what has happened in the meantime', () => {
    const told = (one: Case, who: string) => {
      try {
        demandTurn(one, who);
      } catch (error) {
        assert.ok(error instanceof ApiError && error.status === 403);
        return error.text?.en;
      }
      return undefined;
    };
    assert.equal(told(open, 'early'), 'You have already decided.');
    const stranger = told(open, 'stranger');
    assert.equal(told(open, 'away'), 'HASTY has already decided.');
    assert.ok(stranger && !stranger.includes('decided'), stranger);
    const ended = given(
      [asked(1, 'spared', 'released', 9), asked(1, 'first', 'approved', 4), asked(1, 'last', 'refused', 5)],
      'refused',
    );
    assert.equal(told(ended, 'spared'), 'LAST has already decided.', 'the latest of them');
    assert.equal(told(given([asked(1, 'away', 'replaced', 1)]), 'away'), 'It no longer needs a decision.');
    assert.equal(
      told(given([asked(1, 'away', 'released', 1)], 'withdrawn'), 'away'),
      'The applicant has withdrawn it.',
    );
  });

  it('may be recalled to them again after an hour', () => {
    const next = (minute: number, reminded: Date | null) =>
      // Of the work only its instant counts, of the request only when it was last reminded of.
      nextReminder(
        { instant: at(minute) } as Parameters<typeof nextReminder>[0],
        { reminded_time: reminded } as Parameters<typeof nextReminder>[1],
      );
    assert.equal(next(0, null), null);
    assert.deepEqual(next(59, at(0)), at(60));
    assert.equal(next(60, at(0)), null);
  });
});
