import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ApproverStatus as AskedStatus } from '../../../contract/approvals.ts';
import { verdictOf } from '../../../server/src/domain/business/approval/decide.ts';
import {
  APPROVAL_MACHINE,
  APPROVER_MACHINE,
  nextStatus,
  STEP_MACHINE,
} from '../../../server/src/domain/business/approval/machines.ts';

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
