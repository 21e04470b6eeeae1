import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linesOf, withComputed } from '../../../contract/businessFormulas.ts';
import { formFields, problemsOf } from '../../../contract/businessRules.ts';
import { templateOf } from '../../../server/src/domain/business/approval/templates.ts';
import { mentionsOf } from '../../../server/src/domain/business/engine/facets.ts';
import { catalogue } from '../../../server/src/domain/business/registry.ts';
import { layApprovals } from '../../../server/src/seed/business/approvals.ts';
import { articleId, articles } from '../../../server/src/seed/business/articles.ts';
import { layHr } from '../../../server/src/seed/business/hr.ts';
import { layBusiness } from '../../../server/src/seed/business/layers.ts';
import { layScm } from '../../../server/src/seed/business/scm.ts';
import type { SeedRecord } from '../../../server/src/seed/business/seedRecord.ts';
import { memberId, supplierId } from '../../../server/src/seed/business/things.ts';
import { layWms } from '../../../server/src/seed/business/wms.ts';
import { companies } from '../../../server/src/seed/content/companies.ts';
import { layPortal } from '../../../server/src/seed/portal.ts';
import { layStaff } from '../../../server/src/seed/staff.ts';
import { taskRows } from '../../../server/src/seed/tasks.ts';
import { auroraTodos, layTodos } from '../../../server/src/seed/todos.ts';
import { NOW, TODAY } from '../domain/demoCompany.ts';

const [aurora] = companies;
assert.ok(aurora);
const staff = layStaff(aurora, 1000, NOW);
const [zone, wall] = ['Asia/Shanghai', `${TODAY}T10:24:00`];
const laying = {
  ...{ today: TODAY, wall, zone, staff },
  articles: layPortal('aurora', { notices: 60, news: 40, products: 30 }, TODAY),
  work: taskRows('aurora', zone, layTodos('aurora', auroraTodos, staff.users.slice(5, 19), wall)),
};
const own = layBusiness('aurora', laying);
const ofKind = (kind: string): SeedRecord[] => own.filter((record) => record.kind === kind);
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

describe('the demo of the business applications', () => {
  it('could have been filled in by a person: no field is unknown or invalid, each status belongs to its kind', () => {
    for (const { kind, id, status, values } of own) {
      const { resource, fields } = catalogue.kind(kind);
      const unknown = Object.keys(values).filter((name) => !fields.has(name));
      const given = withComputed(resource.fields, values);
      const wrong = problemsOf(formFields(resource.fields), given);
      assert.deepEqual({ kind, id, unknown, wrong }, { kind, id, unknown: [], wrong: [] });
      if (resource.statuses) assert.ok(status === undefined || status in resource.statuses.states, `${kind} ${status}`);
      else assert.equal(status, undefined);
    }
  });

  it('refers to nothing and nobody missing, and has no id or number twice', () => {
    const ids = new Set(own.map(({ id }) => id));
    assert.equal(ids.size, own.length);
    const numbers = own.flatMap(({ kind, number }) => (number ? [`${kind} ${number}`] : []));
    assert.equal(new Set(numbers).size, numbers.length);
    const known = {
      reference: ids,
      person: new Set(staff.users.map(({ id }) => id)),
      department: new Set(staff.units.map(({ id }) => id)),
    };
    for (const { kind, values } of own) {
      for (const { field, id, path } of mentionsOf(catalogue.kind(kind).resource.fields, values)) {
        const there = known[field.type as keyof typeof known];
        assert.ok(there.has(id), `${kind} ${path}`);
      }
    }
  });

  it('adds up: reports sum to what is done, marks follow from quantities, failures are dealt with', () => {
    for (const order of ofKind('mes/workOrder')) {
      const reports = ofKind('mes/report').filter(({ values }) => values['workOrder'] === order.id);
      const sum = (name: string) => reports.reduce((total, { values }) => total + numberOf(values[name]), 0);
      assert.deepEqual([sum('good'), sum('scrap')], [order.values['done'], order.values['scrapped']], order.number);
    }
    for (const { values } of ofKind('wms/stock')) {
      const available = numberOf(values['quantity']) - numberOf(values['reserved']);
      assert.equal(values['isLow'], available < numberOf(values['safety']), String(values['name']));
    }
    const supplied = new Map(articles.map(({ code, supplier }) => [articleId(code), supplier && supplierId(supplier)]));
    const approved = ofKind('scm/supplier').filter(({ status }) => status === 'approved');
    for (const { number, values } of ofKind('scm/purchaseOrder')) {
      assert.ok(
        approved.some(({ id }) => id === values['supplier']),
        number,
      );
      for (const line of linesOf(values, 'lines')) {
        assert.equal(supplied.get(String(line['material'])), values['supplier'], number);
        const toCome = linesOf(values, 'arrivals').find(({ material }) => material === line['material']);
        if (toCome) assert.equal(numberOf(toCome['quantity']) + numberOf(line['received']), line['quantity'], number);
      }
    }
    const failed = ofKind('qms/inspection').filter(({ status }) => status === 'failed');
    assert.deepEqual(
      failed.map(({ id }) => id),
      ofKind('qms/nonconformity').map(({ values }) => values['inspection']),
    );
    assert.equal(ofKind('oa/notice').length, 60);
    assert.ok(ofKind('oa/task').length > 0);
  });

  it('shows the promised board: 38 opportunities by stage with their sums, lin’s, due and stalled', () => {
    const board = ['contact', 'needs', 'offer', 'deal', 'won'].map((stage) => {
      const cards = ofKind('crm/opportunity').filter(({ status }) => status === stage);
      return [stage, cards.length, cards.reduce((sum, { values }) => sum + numberOf(values['amount']), 0) / 1_000_000];
    });
    assert.deepEqual(board, [
      ['contact', 11, 386],
      ['needs', 9, 512.4],
      ['offer', 8, 468.2],
      ['deal', 6, 624],
      ['won', 4, 318.4],
    ]);
    const open = ofKind('crm/opportunity').filter(({ status }) => status !== 'won');
    const next = open.map(({ values }) => String(values['nextDate']));
    assert.equal(next.filter((day) => day >= TODAY && day <= '2026-11-27').length, 9);
    assert.equal(next.filter((day) => day < TODAY).length, 3);
    assert.equal(open.filter(({ values }) => values['owner'] === memberId('lin')).length, 12);
    assert.deepEqual([ofKind('crm/customer').length, ofKind('crm/contact').length], [214, 536]);
  });

  it('has five requests waiting for lin, each with a valid form, one open step and her to-do for it', () => {
    const { approvals, approval_steps, approvers, approval_history } = layApprovals(laying);
    const shown = approvals.map(({ number, template, form }) => {
      const { fields } = templateOf(template) ?? { fields: [] };
      assert.deepEqual(problemsOf(fields, Object(form)), [], number);
      return number.replace(/-\d{6}-/, ' ');
    });
    assert.deepEqual(shown, ['PR 007', 'EC 001', 'SL 003', 'RB 005', 'LV 002']);
    const open = approval_steps.filter(({ status }) => status === 'open');
    const todos = laying.work.tasks.filter(({ id }) => open.some(({ task_id }) => task_id === id));
    assert.deepEqual([open.length, todos.length], [5, 5]);
    const waiting = approvers.filter(({ status }) => status === 'waiting');
    assert.deepEqual(
      waiting.map(({ user_id, approval_id, position }) => [user_id, approval_id, position]),
      open.map(({ approval_id, position }) => [memberId('lin'), approval_id, position]),
    );
    // Each earlier step has somebody who decided, and appears in the history.
    const before = approval_steps.filter(({ status }) => status === 'approved');
    assert.ok(before.length > 0 && before.every(({ key }) => approval_history.some(({ step }) => step === key)));
    assert.ok(approvers.every(({ user_name }) => user_name !== ''));
  });

  it('has bills of material without cycles, several levels deep, one in force for each product', () => {
    const bills = ofKind('pdc/bom').filter(({ status }) => status === 'active');
    const parts = new Map(
      bills.map(({ values }) => [values['product'], linesOf(values, 'lines').map(({ component }) => component)]),
    );
    assert.equal(parts.size, bills.length);
    const depth = (product: unknown, above: readonly unknown[] = []): number => {
      assert.ok(!above.includes(product), String(product));
      const below = (parts.get(product) ?? []).map((part) => depth(part, [...above, product]));
      return below.length === 0 ? 0 : 1 + Math.max(...below);
    };
    assert.equal(Math.max(...bills.map(({ values }) => depth(values['product']))), 3);
  });

  it('is as large as a small company, and notifies nobody at the first start', () => {
    assert.ok(ofKind('wms/stock').length >= 200, String(ofKind('wms/stock').length));
    assert.ok(ofKind('wms/stock').every(({ values }) => values['expiry'] === values['toldExpiry']));
    assert.deepEqual([ofKind('scm/supplier').length, ofKind('scm/purchaseOrder').length], [30, 60]);
    for (const kind of ['mes/workOrder', 'qms/inspection', 'hr/attendance', 'hr/salary'])
      assert.ok(ofKind(kind).length >= 20, `${kind} ${ofKind(kind).length}`);
  });

  it('is the same every time', () => {
    assert.deepEqual(layWms(laying, own), layWms(laying, own));
    assert.deepEqual(layScm(laying, own), layScm(laying, own));
    assert.deepEqual(layHr(laying), layHr(laying));
  });
});
