import type { TextFunction } from '../../../src/views/common/useText.ts';
import { detailWords } from '../../../src/views/console/dashboard/actDetail.ts';

/** A catalogue that answers with the key and its parameters. */
const t = ((asked: string | { key: string }, params?: object) =>
  `${typeof asked === 'string' ? asked : asked.key} ${JSON.stringify(params ?? {})}`) as TextFunction;

describe('what an act was about', () => {
  it.each([
    ['memberMoved', '研发项目部', 'dashboard:detail_to {"unit":"研发项目部"}'],
    ['unitAdded', '研发中心', 'dashboard:detail_under {"unit":"研发中心"}'],
    ['policyGranted', 'CRM_Auth', 'grants:policy_crm {}'],
    ['roleGiven', 'staff', 'grants:role_staff {}'],
    ['certificationSubmitted', '2', 'dashboard:detail_attempt {"attempt":"2"}'],
    ['paymentConfirmed', 'Ember', 'Ember'],
  ])('%s, %s: %s', (act, detail, words) => {
    expect(detailWords(t, { act, detail })).toBe(words);
  });

  it('says nothing about an act without a detail, nor about one that only another backend knows', () => {
    expect(detailWords(t, { act: 'memberMoved', detail: null })).toBe('');
    expect(detailWords(t, { act: 'toString', detail: 'x' })).toBe('');
    expect(detailWords(t, { act: 'launched', detail: 'x' })).toBe('');
  });
});
