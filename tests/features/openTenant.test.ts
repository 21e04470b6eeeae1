import {
  faultOf,
  lastDayOf,
  type OpenField,
  openValues,
  stepOf,
  usersOf,
} from '../../src/features/openTenant/openTenantRules.ts';
import * as open from '../../src/features/openTenant/openTenantSlice.ts';
import { searchWithStep, stepIn } from '../../src/features/openTenant/stepAddress.ts';

const editions = [
  { code: 'basic', name: 'Basic', summary: null, userLimit: 50 },
  { code: 'grand', name: 'Grand', summary: null, userLimit: null },
];

describe('the limits of the fields', () => {
  const isGood = (field: OpenField, text: string) =>
    faultOf(field, { ...openValues({}), [field]: text }, editions) === null;

  it.each<[OpenField, good: string[], bad: string[]]>([
    ['displayName', ['Em', 'x'.repeat(64), ` ${'x'.repeat(64)} `], ['', ' E ', 'x'.repeat(65)]],
    ['englishName', ['', 'x'.repeat(64), ` ${'x'.repeat(64)} `], ['x'.repeat(65)]],
    [
      'name',
      ['em', ' ember ', 'e-1', `e${'x'.repeat(31)}`],
      ['e', `e${'x'.repeat(32)}`, '-ember', 'em_ber', 'ember!', 'eMber'],
    ],
    ['editionCode', ['basic'], ['', ' ']],
    ['term', ['', 'trial'], []],
    ['administratorPhone', ['13900000004', ' 13900000004 '], ['']],
  ])('%s', (field, good, bad) => {
    expect(good.filter((text) => !isGood(field, text))).toEqual([]);
    expect(bad.filter((text) => isGood(field, text))).toEqual([]);
  });

  it('neither an edition without a limit nor an unknown one proposes a number of users', () => {
    const users = (editionCode: string) => usersOf({ ...openValues({}), editionCode }, editions);
    expect([users('basic'), users('grand'), users('gone')]).toEqual(['50', '', '']);
    expect(faultOf('userLimit', { ...openValues({}), editionCode: 'grand' }, editions)).toBe(
      'openTenant:userLimitFault',
    );
  });

  it('one year is the term that is written out, and replaces an unknown one', () => {
    const last = (term: string) => lastDayOf({ term }, '2026-11-20');
    expect(['oneYear', 'twoYears', 'forever'].map(last)).toEqual(['2027-11-20', '2028-11-20', '2027-11-20']);
  });

  it('each field belongs to one step, and anything that is not a field to the last one', () => {
    expect(['displayName', 'englishName', 'userLimit', 'administratorPhone', 'other'].map(stepOf)).toEqual([
      'company',
      'company',
      'edition',
      'administrator',
      'confirm',
    ]);
  });
});

describe('the step in the address', () => {
  it('is the first one if none is named, or none that exists', () => {
    expect(['', '?step=edition', '?a=1&step=confirm', '?step=opening', '?edition'].map(stepIn)).toEqual([
      'company',
      'edition',
      'confirm',
      'company',
      'company',
    ]);
  });

  it('replaces the former one and leaves other parameters', () => {
    expect(searchWithStep('', 'edition')).toBe('?step=edition');
    expect(searchWithStep('?step=edition', 'confirm')).toBe('?step=confirm');
    expect(searchWithStep('?portalPanel=todo&step=edition', 'confirm')).toBe('?portalPanel=todo&step=confirm');
    expect(searchWithStep('?step=edition&portalPanel=todo', 'company')).toBe('?portalPanel=todo');
    expect(searchWithStep('?step=edition', 'company')).toBe('');
  });
});

it('a field that is edited loses its verdict, and the other one keeps its own', () => {
  const { requested, loaded } = open.fieldVerdicts;
  const good = { isGood: true, person: null };
  const asked = open.ASKED_FIELDS.flatMap((field) => [requested(field), loaded(good, field)]);
  const state = [...asked, open.fieldTyped('name')].reduce(
    open.openTenantReducer,
    open.openTenantReducer(undefined, { type: '@@test' }),
  );
  const verdicts = open.selectVerdicts({ openTenant: state });
  expect([verdicts.name.data, verdicts.administratorPhone.data]).toEqual([null, good]);
});
