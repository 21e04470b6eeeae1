import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Resource } from '../../../contract/businessDescription.ts';
import type { Kind } from '../../../server/src/domain/business/engine/catalogue.ts';
import type { Engine } from '../../../server/src/domain/business/engine/context.ts';
import type { StoredRecord } from '../../../server/src/domain/business/engine/definition.ts';
import { nextOf, possibleEvents } from '../../../server/src/domain/business/engine/transitions.ts';
import { event, field, state, text } from '../../../server/src/domain/business/words.ts';
import { ApiError } from '../../../server/src/errors/apiError.ts';

const LABEL = text('单', 'Paper');
const PAPER: Resource = {
  ...{ name: 'paper', label: LABEL, one: LABEL, icon: 'file', facets: { title: 'title' }, list: { columns: [] } },
  fields: [field('title', 'text', '标题', 'Title'), field('signer', 'person', '签字人', 'Signer')],
  statuses: {
    initial: 'draft',
    states: {
      draft: state('草稿', 'Draft', 'quiet'),
      open: state('进行中', 'Open', 'running'),
      done: state('完成', 'Done', 'done'),
    },
    events: {
      submit: event('提交', 'Submit'),
      sign: event('签字', 'Sign', { by: 'signer' }),
      pay: event('付款', 'Pay', { demands: 'Pay', unless: { field: 'title', in: ['free', 'gift'] } }),
      arrived: event('到达', 'Arrived', { system: true }),
      unused: event('不用', 'Unused'),
    },
    transitions: {
      draft: { submit: 'open' },
      open: { sign: 'stays', pay: ['open', 'done'], arrived: 'done' },
      done: {},
    },
  },
};

const kindOf = (resource: Resource): Kind => ({
  ...{ name: 'test/paper', policy: 'Test', code: 'test', resource, behaviour: {} },
  fields: new Map(resource.fields.map((one) => [one.name, one])),
});
const inStatus = (status: string | null, values: Record<string, unknown> = {}): StoredRecord => ({
  ...{ id: 'r', kind: 'test/paper', number: null, version: 1, creatorId: null, status, values },
});
/** Somebody with these policies; of their work only who they are is asked. */
const actor = (...policies: string[]) =>
  ({ work: { userId: 'lin' }, policies: new Set(policies) }) as unknown as Engine;
const PROGRAM = { work: { userId: null }, policies: undefined } as unknown as Engine;

describe('what somebody may do with a record', () => {
  const offered = (record: StoredRecord, engine = actor(), resource = PAPER) =>
    possibleEvents(engine, kindOf(resource), record).map(({ event: name, to }) => `${name}: ${to.join(' or ')}`);

  it('is what its status allows, in the order of the description, and where it leads', () => {
    assert.deepEqual(offered(inStatus('draft')), ['submit: open']);
    assert.deepEqual(offered(inStatus('open', { signer: 'lin' }), actor('Pay')), ['sign: open', 'pay: open or done']);
    assert.deepEqual(offered(inStatus('done', { signer: 'lin' }), actor('Pay')), []);
    for (const status of [null, 'unknown', 'toString']) assert.deepEqual(offered(inStatus(status)), [], String(status));
    const { statuses: _, ...plain } = PAPER;
    assert.deepEqual(offered(inStatus('draft'), actor(), plain), []);
  });

  it('needs the policy of the step and that of the resource', () => {
    const guarded = { ...PAPER, demands: 'Guard' };
    assert.deepEqual(offered(inStatus('open')), []);
    assert.deepEqual(offered(inStatus('open'), actor('Pay'), guarded), []);
    assert.deepEqual(offered(inStatus('open'), actor('Guard'), guarded), []);
    assert.deepEqual(offered(inStatus('open'), actor('Pay', 'Guard'), guarded), ['pay: open or done']);
  });

  it('is for one person alone if the step says so, who needs nothing else', () => {
    const guarded = { ...PAPER, demands: 'Guard' };
    assert.deepEqual(offered(inStatus('open', { signer: 'lin' }), actor(), guarded), ['sign: open']);
    assert.deepEqual(offered(inStatus('open', { signer: 'wang' }), actor('Guard'), guarded), []);
  });

  it('is not what would be refused for its values', () => {
    for (const [title, steps] of [
      ['free', []],
      ['gift', []],
      ['free of charge', ['pay: open or done']],
    ] as const)
      assert.deepEqual(offered(inStatus('open', { title }), actor('Pay')), steps);
  });
});

describe('a step of a record', () => {
  const ask = (name: string, record: StoredRecord, engine = actor('Pay'), hand: 'person' | 'program' = 'person') =>
    nextOf(engine, kindOf(PAPER), record, name, hand);
  const refusedWith = (code: string) => (error: unknown) => error instanceof ApiError && error.code === code;
  const NOT_NOW = refusedWith('Atrium:NotInThisStatus');

  it('leads where the description says', () => {
    assert.deepEqual(ask('submit', inStatus('draft')).targets, ['open']);
    assert.deepEqual(ask('pay', inStatus('open')).targets, ['open', 'done']);
    assert.deepEqual(ask('sign', inStatus('open', { signer: 'lin' })).targets, ['open']);
    assert.equal(ask('submit', inStatus('draft')).said, PAPER.statuses?.events['submit']);
  });

  it('is refused in another status, and if there is none of this name', () => {
    for (const name of ['submit', 'unused', 'nothing', 'toString', '__proto__'])
      assert.throws(() => ask(name, inStatus('open')), NOT_NOW, name);
    for (const status of [null, 'done', 'unknown']) assert.throws(() => ask('pay', inStatus(status)), NOT_NOW);
    const { statuses: _, ...plain } = PAPER;
    assert.throws(() => nextOf(actor(), kindOf(plain), inStatus('draft'), 'submit', 'person'), NOT_NOW);
  });

  it('is refused to those who may not do it, and to everybody if only other steps cause it', () => {
    const forbidden = refusedWith('Volo.Authorization:010001');
    assert.throws(() => ask('pay', inStatus('open'), actor()), forbidden);
    assert.throws(() => ask('sign', inStatus('open', { signer: 'wang' })), forbidden);
    assert.throws(() => ask('arrived', inStatus('open')), NOT_NOW);
  });

  it('is open to the program itself, in the statuses that allow it', () => {
    assert.deepEqual(ask('arrived', inStatus('open'), PROGRAM, 'program').targets, ['done']);
    assert.deepEqual(ask('sign', inStatus('open', { signer: 'wang' }), PROGRAM, 'program').targets, ['open']);
    assert.throws(() => ask('arrived', inStatus('draft'), PROGRAM, 'program'), NOT_NOW);
  });
});
