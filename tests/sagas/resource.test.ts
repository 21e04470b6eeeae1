import { testSaga } from 'redux-saga-test-plan';
import type { SagaGenerator } from '../../src/effects/effects.ts';
import { defineResource } from '../../src/lib/resource.ts';
import { load } from '../../src/sagas/calls/resource.ts';
import { listCompanies } from '../../src/services/api/companies.ts';
import { companyOf } from '../support/fixtures.ts';
import { effectAt, sagaOf } from './support/branches.ts';
import { answered, refused } from './support/calls.ts';

const list = { items: [companyOf('Aurora')] };
const whole = defineResource<typeof list>('test', 'list');
const part = defineResource<number>('test', 'count');

/** The task in which a load runs, at its first step. */
const begun = (loading: SagaGenerator<boolean>) => testSaga(sagaOf(effectAt(testSaga(() => loading).next()))).next();

it('is requested before the call, and loaded with the whole answer', () => {
  const called = begun(load(whole, listCompanies())).put(whole.requested()).next();
  answered(called, listCompanies(), list).put(whole.loaded(list)).next().cancelled().next(false).returns(true);
});

it('keeps its key from the request to the answer, and only the wanted part', () => {
  const reading = { key: 'monday', as: ({ items }: typeof list) => items.length };
  const called = begun(load(part, listCompanies(), reading))
    .put(part.requested('monday'))
    .next();
  answered(called, listCompanies(), list).put(part.loaded(1, 'monday')).next().cancelled().next(false).returns(true);
});

it('fails under its key and with its reason, in place: no toast', () => {
  const called = begun(load(whole, listCompanies(), { key: 'monday' }))
    .put(whole.requested('monday'))
    .next();
  refused(called, listCompanies())
    .put(whole.failed({ text: 'Full' }, 'monday'))
    .next()
    .cancelled()
    .next(false)
    .returns(false);
});

it('is abandoned if it is cancelled while the call is under way', () => {
  begun(load(whole, listCompanies(), { key: 'monday' }))
    .put(whole.requested('monday'))
    .finish()
    .cancelled()
    .next(true)
    .put(whole.abandoned('monday'))
    .next()
    .isDone();
});
