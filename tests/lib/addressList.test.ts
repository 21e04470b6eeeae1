import { createSlice } from '@reduxjs/toolkit';
import { addListRows, emptyAddressList, openList, typeIntoList } from '../../src/lib/addressList.ts';
import type { Page } from '../../src/lib/paging.ts';
import { defineResource } from '../../src/lib/resource.ts';

interface Row {
  id: string;
}
const rows = defineResource<Page<Row>>('flow', 'rows');
const { reducer, actions } = createSlice({
  name: 'flow',
  initialState: emptyAddressList<Row>(),
  reducers: { opened: openList, typed: typeIntoList },
  extraReducers: (builder) => addListRows(builder, rows),
});
const page = (id: string): Page<Row> => ({ items: [{ id }], totalCount: 1 });
const after = (...events: Parameters<typeof reducer>[1][]) => events.reduce(reducer, emptyAddressList<Row>());

it('keeps the rows of the previous page until those of the new one arrive', () => {
  const first = [actions.opened('/list'), rows.requested('/list'), rows.loaded(page('a'), '/list')];
  const turning = [...first, actions.opened('/list?page=2'), rows.requested('/list?page=2')];
  expect(after(...turning).rows).toMatchObject({ status: 'reloading', data: page('a') });
  expect(after(...turning, rows.loaded(page('b'), '/list?page=2')).rows.data).toEqual(page('b'));
});

it('drops a stale answer for a list that is no longer open', () => {
  const left = after(actions.opened('/list'), rows.requested('/list'), actions.opened('/list?page=2'));
  expect(reducer(left, rows.loaded(page('a'), '/list')).rows.data).toBeNull();
});

it('keeps the typed text in the field until the address contains it', () => {
  expect(after(actions.opened('/list'), actions.typed('ab')).typed).toBe('ab');
  expect(after(actions.typed('ab'), actions.opened('/list?filter=ab')).typed).toBeNull();
});
