import { createSlice } from '@reduxjs/toolkit';
import { addChangingResource, addResourceByKey } from '../../src/lib/keyedResource.ts';
import { emptyLoad, type Load } from '../../src/lib/loading.ts';
import { addResource, defineResource } from '../../src/lib/resource.ts';

type Days = Record<string, Load<number>>;
const count = defineResource<number>('test', 'count');
const byDay = createSlice({
  name: 'test',
  initialState: { monday: emptyLoad<number>(), tuesday: emptyLoad<number>() } as Days,
  reducers: {},
  extraReducers: (builder) => addResource(builder, count, (state, key) => state[key], Object.values),
}).reducer;
const single = createSlice({
  name: 'test',
  initialState: { '': emptyLoad<number>() } as Days,
  reducers: {},
  extraReducers: (builder) => addResource(builder, count, (state, key) => state[key] ?? null),
}).reducer;
const initial = byDay(undefined, { type: '@@test' });
const broken = { key: 'errors:network' };
const unexpected = { key: 'errors:unexpected' };

it('a resource’s events are named after its flow and noun, and carry their key', () => {
  expect([
    count.wanted(),
    count.requested('a'),
    count.loaded(7, 'a'),
    count.failed(broken),
    count.abandoned('a'),
  ]).toEqual([
    { type: 'test/countWanted', payload: undefined, meta: { key: '' } },
    { type: 'test/countRequested', payload: undefined, meta: { key: 'a' } },
    { type: 'test/countLoaded', payload: 7, meta: { key: 'a' } },
    { type: 'test/countFailed', payload: broken, meta: { key: '' } },
    { type: 'test/countAbandoned', payload: undefined, meta: { key: 'a' } },
  ]);
  expect(count.loaded(7).meta.key).toBe('');
});

it('an event changes only the load under its key', () => {
  const asked = byDay(initial, count.requested('monday'));
  expect(asked).toEqual({ ...initial, monday: { status: 'loading', data: null, error: null } });
  expect(byDay(asked, count.loaded(7, 'monday'))['monday']).toEqual({ status: 'loaded', data: 7, error: null });
  expect(byDay(asked, count.failed(broken, 'monday'))['monday']).toMatchObject({ status: 'failed', error: broken });
  expect(byDay(asked, count.abandoned('monday'))).toEqual(initial);
  expect(byDay(asked, count.abandoned('tuesday'))).toBe(asked);
});

it('ignores an unknown key, a mere want and another flow’s events', () => {
  const asked = byDay(initial, count.requested('monday'));
  for (const event of [count.loaded(7, 'sunday'), count.wanted('monday'), { type: 'other/crashed' }])
    expect(byDay(asked, event)).toBe(asked);
});

it('a crash fails every load in progress and no other', () => {
  const asked = byDay(initial, count.requested('monday'));
  const crashed = byDay(asked, { type: 'test/crashed' });
  expect(crashed['monday']).toMatchObject({ status: 'failed', error: unexpected });
  expect(crashed['tuesday']).toEqual(initial['tuesday']);
  const one = single(single(undefined, count.requested()), { type: 'test/crashed' });
  expect(one['']).toMatchObject({ status: 'failed', error: unexpected });
});

it('a resource whose subject has changed ignores answers for the previous one, and fails with the flow', () => {
  const ofDay = createSlice({
    name: 'test',
    initialState: { day: 'monday', load: emptyLoad<number>() },
    reducers: {},
    extraReducers: (builder) =>
      addChangingResource(
        builder,
        count,
        (state) => state.day,
        (state) => state.load,
      ),
  }).reducer;
  const asked = ofDay(undefined, count.requested('monday'));
  expect(ofDay(asked, count.loaded(7, 'sunday'))).toBe(asked);
  expect(ofDay(asked, count.loaded(7, 'monday')).load).toMatchObject({ status: 'loaded', data: 7 });
  expect(ofDay(asked, { type: 'test/crashed' }).load).toMatchObject({ status: 'failed', error: unexpected });
});

it('a resource by key has a load for each key requested, and all of them fail with the flow', () => {
  const byKey = createSlice({
    name: 'test',
    initialState: { days: {} as Days },
    reducers: {},
    extraReducers: (builder) => addResourceByKey(builder, count, (state) => state.days),
  }).reducer;
  const none = byKey(undefined, { type: '@@test' });
  for (const late of [count.loaded(7, 'monday'), count.abandoned('monday')]) expect(byKey(none, late)).toBe(none);
  const asked = byKey(byKey(none, count.requested('monday')), count.requested('sunday'));
  expect(byKey(asked, count.loaded(7, 'sunday')).days).toMatchObject({
    monday: { status: 'loading' },
    sunday: { status: 'loaded', data: 7 },
  });
  const { days } = byKey(asked, { type: 'test/crashed' });
  expect(Object.values(days).map(({ status }) => status)).toEqual(['failed', 'failed']);
});
