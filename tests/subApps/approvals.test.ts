import type { ApprovalDetail, ApprovalTemplate } from '../../contract/approvals.ts';
import { notAskable } from '../../sub-apps/kit/approvals/acts.ts';
import {
  describedResource,
  passedOver,
  shownOf,
  startedOf,
  startResourceOf,
} from '../../sub-apps/kit/approvals/described.ts';
import { boxQuestionOf } from '../../sub-apps/kit/approvals/useBox.ts';
import { newValues } from '../../sub-apps/kit/core/inputs.ts';
import { readPlace } from '../../sub-apps/kit/core/place.ts';

const word = (en: string) => ({ zh: en, en });
const LEAVE: ApprovalTemplate = {
  code: 'leave',
  label: word('Leave'),
  icon: 'calendar-off',
  measure: 'days',
  internal: false,
  fields: [
    { name: 'days', type: 'number', label: word('Days'), required: true, min: 0.5, decimals: 1 },
    { name: 'deputy', type: 'person', label: word('Deputy') },
  ],
  steps: [{ key: 'manager', label: word('Department head'), hours: 24 }],
};

const approval: ApprovalDetail = {
  id: 'a1',
  number: 'LV-261120-001',
  template: 'leave',
  title: 'Two days',
  status: 'running',
  importance: 0,
  measure: 2,
  applicant: { id: 'u1', name: 'Lin' },
  department: null,
  startTime: '2026-11-20T10:24:00',
  askedTime: '',
  dueTime: '',
  endTime: '',
  form: { days: 2, deputy: 'u2' },
  names: { u2: 'Chen' },
  steps: [],
  copies: [],
  history: [],
  about: null,
  may: ['comment'],
  remindTime: '',
};

describe('the address of approvals', () => {
  it('names the list, the words searched for and the process', () => {
    expect(boxQuestionOf(readPlace('?tab=started&q=+stock+&in.template=leave&page=3'))).toEqual({
      box: 'started',
      keyword: 'stock',
      template: 'leave',
      skipCount: 40,
      maxResultCount: 20,
    });
  });
  it('falls back to what waits for the reader if it names nothing, or nothing known', () => {
    for (const search of ['', '?tab=mine'])
      expect(boxQuestionOf(readPlace(search))).toEqual({ box: 'waiting', skipCount: 0, maxResultCount: 20 });
  });
});

describe('a process of approvals', () => {
  it('is a form of the kit with a title and an importance; both are sent beside the form', () => {
    const { fields } = startResourceOf(LEAVE);
    expect(fields.map(({ name }) => name)).toEqual(['title', 'importance', 'days', 'deputy']);
    const values = newValues(fields, { me: { id: 'u1', name: 'Lin' }, today: '2026-11-20' });
    expect(startedOf(LEAVE, { ...values, title: 'Two days', importance: '3', days: 2 })).toEqual({
      template: 'leave',
      title: 'Two days',
      importance: 3,
      form: { days: 2, deputy: null },
    });
  });
  it('is read as a record of the same fields, with the names of the people in it', () => {
    const { names, record } = shownOf(approval);
    expect(describedResource(LEAVE).fields).toBe(LEAVE.fields);
    expect(record.values).toEqual({ days: 2, deputy: 'u2' });
    expect(names).toEqual({ u2: { title: 'Chen' } });
  });
});

describe('a step of a request', () => {
  const step = (more: Partial<ApprovalDetail['steps'][number]>) => ({
    key: 'manager',
    label: word('Department head'),
    status: 'skipped' as const,
    mode: 'all' as const,
    approvers: [],
    openTime: '2026-11-20T10:24:00',
    dueTime: '',
    endTime: '2026-11-20T11:00:00',
    late: 'warn' as const,
    ...more,
  });
  it('is called withdrawn if the request was taken back from it, and skipped only if it was skipped', () => {
    const withdrawn = { status: 'withdrawn', endTime: '2026-11-20T11:00:00' } as const;
    expect(passedOver(step({}), withdrawn)).toBe('withdrawn');
    expect(passedOver(step({ openTime: '' }), withdrawn)).toBe('released');
    expect(passedOver(step({ endTime: '2026-11-20T10:24:00' }), withdrawn)).toBe('skipped');
    expect(passedOver(step({}), { ...withdrawn, status: 'refused' })).toBe('skipped');
  });
  it('never offers people whom the server would refuse: for another decision, the applicant and those in it; for a copy, those who have one', () => {
    const asked = (id: string, status: 'waiting' | 'approved' | 'transferred') => {
      return { id, name: id, department: null, status, isAdded: false, comment: null, time: '' };
    };
    const approvers = [asked('me', 'waiting'), asked('u3', 'approved'), asked('u4', 'transferred')];
    const copies = ['c1', 'c2'].map((id) => ({ id, name: id, department: null, isSent: id === 'c1' }));
    const running = { ...approval, copies, steps: [step({ status: 'open', approvers })] };
    for (const act of ['transfer', 'add'] as const) expect(notAskable(act, running)).toEqual(['u1', 'me', 'u3']);
    expect(notAskable('copy', running)).toEqual(['c1']);
  });
});
