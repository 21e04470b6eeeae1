import { createSlice } from '@reduxjs/toolkit';
import { addPagedResource, definePagedResource } from '../../src/lib/pagedResource.ts';
import { emptyPaged, type Paged } from '../../src/lib/paging.ts';

interface Row {
  id: string;
}
const rows = definePagedResource<Row>('test', 'row');
const { wanted, requested, loaded, failed, nextRequested, nextLoaded, nextFailed, abandoned } = rows;
type Lists = Record<string, Paged<Row>>;
const reducer = createSlice({
  name: 'test',
  initialState: { all: emptyPaged<Row>(), unread: emptyPaged<Row>() } as Lists,
  reducers: {},
  extraReducers: (builder) =>
    addPagedResource(builder, rows, {
      at: (state, key) => state[key] ?? null,
      all: Object.values,
      prepare: (_state, page, key) => ({ ...page, items: page.items.map(({ id }) => ({ id: `${key} ${id}` })) }),
    }),
}).reducer;
const plain = createSlice({
  name: 'test',
  initialState: emptyPaged<Row>(),
  reducers: {},
  extraReducers: (builder) =>
    addPagedResource(builder, rows, { at: (state, key) => (key === '' ? (state as Paged<Row>) : null) }),
}).reducer;

type Event = Parameters<typeof reducer>[1];
const play = (...events: Event[]) => events.reduce<Lists | undefined>(reducer, undefined);
const page = (...ids: string[]) => ({ items: ids.map((id) => ({ id })), totalCount: 4 });
const broken = { key: 'errors:network' };
const unexpected = { key: 'errors:unexpected' };
const begun = [requested('all'), loaded(page('d', 'c'), 'all')];

it('a paged list’s events are named after its flow and noun, and carry their key', () => {
  const all = [wanted, requested, loaded, failed, nextRequested, nextLoaded, nextFailed, abandoned];
  expect(all.map(({ type }) => type.replace('test/row', ''))).toEqual([
    ...['PageWanted', 'PageRequested', 'PageLoaded', 'PageFailed'],
    ...['NextPageRequested', 'NextPageLoaded', 'NextPageFailed', 'PageAbandoned'],
  ]);
  expect([wanted(), loaded(page()), failed(broken)].map(({ meta }) => meta.key)).toEqual(['', '', '']);
  expect(nextFailed(broken, 'all')).toMatchObject({ payload: broken, meta: { key: 'all' } });
});

it('prepares the first page and stores it under its key only', () => {
  expect(play(requested('all'))?.['all']?.status).toBe('loading');
  const state = play(...begun);
  expect(state?.['all']).toMatchObject({ status: 'loaded', totalCount: 4, items: [{ id: 'all d' }, { id: 'all c' }] });
  expect(state?.['unread']).toEqual(emptyPaged());
});

it('prepares the next page as well, and appends it', () => {
  expect(play(...begun, nextRequested('all'))?.['all']?.status).toBe('loadingMore');
  const ids = play(...begun, nextRequested('all'), nextLoaded(page('b'), 'all'))?.['all']?.items.map(({ id }) => id);
  expect(ids).toEqual(['all d', 'all c', 'all b']);
});

it('stores why a page failed', () => {
  expect(play(requested('all'), failed(broken, 'all'))?.['all']).toMatchObject({ status: 'failed', error: broken });
  const more = play(...begun, nextRequested('all'), nextFailed(broken, 'all'));
  expect(more?.['all']).toMatchObject({ status: 'moreFailed', error: broken });
});

it('a page that is no longer awaited, first, reloaded or next, leaves its list as it was', () => {
  expect(play(requested('all'), abandoned('all'))?.['all']).toEqual(emptyPaged());
  const rest = play(...begun);
  expect(play(...begun, requested('all'), abandoned('all'))).toEqual(rest);
  expect(play(...begun, nextRequested('all'), abandoned('all'))).toEqual(rest);
  expect(play(...begun, abandoned('all'))).toEqual(rest);
});

it('ignores an unknown key, a mere want and another flow’s events', () => {
  const state = play(...begun, requested('all'));
  for (const event of [loaded(page('x'), 'gone'), wanted('all'), { type: 'other/crashed' }])
    expect(reducer(state, event)).toBe(state);
});

it('a crash fails every page in progress, first or next, and no idle list', () => {
  const both = play(...begun, nextRequested('all'), requested('unread'), { type: 'test/crashed' });
  expect(both?.['all']).toMatchObject({ status: 'moreFailed', error: unexpected });
  expect(both?.['unread']).toMatchObject({ status: 'failed', error: unexpected });
  const rest = play(...begun);
  expect(reducer(rest, { type: 'test/crashed' })).toBe(rest);
});

it('a slice with a single list needs no key and stores its page unchanged', () => {
  const one = plain(plain(undefined, requested()), loaded(page('a')));
  expect(one).toMatchObject({ status: 'loaded', items: [{ id: 'a' }] });
  expect(plain(plain(undefined, requested()), { type: 'test/crashed' })).toMatchObject({ error: unexpected });
  expect(plain(one, { type: 'test/crashed' })).toBe(one);
});
