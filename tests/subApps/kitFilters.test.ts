import type { Resource } from '../../contract/businessDescription.ts';
import type { Field } from '../../contract/businessFields.ts';
import { COLUMNS_VIEW, columnOf, columnsView, keptColumns } from '../../sub-apps/kit/core/columns.ts';
import {
  filterFields,
  filterOptions,
  filtersInForce,
  filterText,
  isPicked,
  toggled,
  withFilter,
} from '../../sub-apps/kit/core/filters.ts';
import { readPlace } from '../../sub-apps/kit/core/place.ts';
import { closesOutside } from '../../sub-apps/kit/core/popover.ts';
import { walk } from '../../sub-apps/kit/core/walk.ts';
import { ORDER } from './support/order.ts';

const LISTED: Resource = {
  ...ORDER,
  list: { columns: ['number', 'title'], filters: ['customer', 'status', 'urgent', 'due', 'amount', 'gone'] },
};
function column(name: string): Field {
  const found = columnOf(LISTED, name);
  if (!found) throw new Error(`no column ${name}`);
  return found;
}
const reading = { language: 'en', today: '2026-11-26', names: { c1: { title: 'Northwind' } } } as const;

describe('filters of a list, independent of the framework', () => {
  it('are those of the description, each with its possible values', () => {
    expect(filterFields(LISTED).map(({ name }) => name)).toEqual(['customer', 'status', 'urgent', 'due', 'amount']);
    expect(filterOptions(LISTED, column('status')).map(({ value }) => value)).toEqual([
      'open',
      'making',
      'done',
      'lost',
    ]);
    expect(filterOptions(LISTED, column('urgent')).map(({ label }) => label.zh)).toEqual(['是', '否']);
    expect(filterOptions(LISTED, column('due'))).toEqual([]);
    expect(['customer', 'due'].map((name) => isPicked(column(name)))).toEqual([true, false]);
  });

  it('are set, and are removed with their last value', () => {
    const place = readPlace('?in.status=open&from.due=2026-11-01');
    expect(withFilter(place, 'status', { in: toggled(['open'], 'done') })).toEqual({
      status: { in: ['open', 'done'] },
      due: { from: '2026-11-01' },
    });
    expect(Object.keys(withFilter(place, 'status', { in: toggled(['open'], 'open') }))).toEqual(['due']);
    expect(Object.keys(withFilter(place, 'due', { from: '', to: '' }))).toEqual(['status']);
  });

  it('are described in words, also those of named things', () => {
    const place = readPlace('?in.customer=c1&in.customer=c2&in.status=open&from.due=2026-11-01&in.gone=1');
    const said = filtersInForce(LISTED, place).map(({ field, filter }) => filterText(LISTED, field, filter, reading));
    expect(said).toEqual(['Customer: Northwind, …', 'Status: Open', 'Due: 11-01 – ']);
  });
});

describe('columns that a person has chosen', () => {
  it('are kept as an unnamed view, and those that no longer exist are left out', () => {
    expect(columnsView(['title'])).toEqual({ name: COLUMNS_VIEW, question: {}, columns: ['title'] });
    expect(keptColumns(LISTED, [columnsView(['title', 'gone', 'updated'])])).toEqual(['title', 'updated']);
    expect(keptColumns(LISTED, [{ name: 'mine', columns: ['title'] }])).toEqual([]);
  });
});

describe('keys and presses', () => {
  it('Escape closes what is open and restores the focus; a press elsewhere only closes it', () => {
    document.body.innerHTML = '<div id="box"><i></i></div><b></b>';
    const closed: boolean[] = [];
    const end = closesOutside(
      () => document.getElementById('box'),
      (givesFocusBack) => closed.push(givesFocusBack),
    );
    const press = (selector: string) =>
      document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    const type = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));
    press('i');
    type('a');
    expect(closed).toEqual([]);
    press('b');
    type('Escape');
    expect(closed).toEqual([false, true]);
    end();
    press('b');
    expect(closed).toHaveLength(2);
  });

  it('the up and down keys move from row to row', () => {
    document.body.innerHTML = '<div><a class="row-link" href="#1">1</a><a class="row-link" href="#2">2</a></div>';
    const [first, second] = document.querySelectorAll('a');
    first?.focus();
    const press = (key: string) => walk(new KeyboardEvent('keydown', { key }), document.querySelector('div'));
    press('ArrowDown');
    expect(document.activeElement).toBe(second);
    press('ArrowDown');
    press('Enter');
    expect(document.activeElement).toBe(second);
    press('ArrowUp');
    expect(document.activeElement).toBe(first);
  });
});
