import { testSaga } from 'redux-saga-test-plan';
import { defineResource } from '../../src/lib/resource.ts';
import { load } from '../../src/sagas/calls/resource.ts';
import { listCompanies } from '../../src/services/api/companies.ts';
import { companyOf } from '../support/fixtures.ts';
import { answered, refused } from './support/calls.ts';

const list = { items: [companyOf('Aurora')] };
const whole = defineResource<typeof list>('test', 'list');
const part = defineResource<number>('test', 'count');

it('is requested before the call, and loaded with the whole answer', () => {
  const called = testSaga(load<typeof list>, whole, listCompanies())
    .next()
    .put(whole.requested())
    .next();
  answered(called, listCompanies(), list).put(whole.loaded(list)).next().returns(true);
});

it('keeps its key from the request to the answer, and only the wanted part', () => {
  const reading = { key: 'monday', as: ({ items }: typeof list) => items.length };
  const called = testSaga(load<typeof list, number>, part, listCompanies(), reading)
    .next()
    .put(part.requested('monday'))
    .next();
  answered(called, listCompanies(), list).put(part.loaded(1, 'monday')).next().returns(true);
});

it('fails under its key and with its reason, in place: no toast', () => {
  const called = testSaga(load<typeof list>, whole, listCompanies(), { key: 'monday' })
    .next()
    .put(whole.requested('monday'))
    .next();
  refused(called, listCompanies())
    .put(whole.failed({ text: 'Full' }, 'monday'))
    .next()
    .returns(false);
});
