import { screen } from '@testing-library/react';
import type { Resource } from '../../contract/businessDescription.ts';
import type { Shown } from '../../sub-apps/kit/core/types.ts';
import { RecordForm } from '../../sub-apps/kit/form/RecordForm.tsx';
import { renderKit, slowServer } from './support/kitDesk.tsx';
import { ORDER } from './support/order.ts';

/** An order as an address book would have it: without numbers. */
const shownOf = (number: string | null): Shown => ({
  record: {
    id: 'o1',
    number,
    status: 'open',
    importance: 0,
    isOverdue: false,
    creatorName: 'Ann',
    creationTime: '2026-11-20T09:00:00',
    values: { title: 'Bearings', lines: [{ quantity: 2 }] },
  } as unknown as Shown['record'],
  names: {},
  may: { change: true, delete: true, events: [] } as unknown as Shown['may'],
  notes: [],
  related: [],
});

function renderForm(resource: Resource = ORDER, shown: Shown | null = shownOf(null)) {
  slowServer();
  const values = shown?.record.values ?? {};
  const id = shown?.record.id ?? '';
  return renderKit(
    { '/': <RecordForm resource={resource} id={id} shown={shown} values={values} draft={`order/${id}`} /> },
    '/',
  );
}

it('the form of a record without a number is headed by what the record is called', () => {
  renderForm();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bearings');
});

it('the form of a record with a number is headed by it, that of a new one by what it will be', () => {
  renderForm(ORDER, shownOf('SO-1')).unmount();
  renderForm(ORDER, null);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('New order');
});

it('fields in no group have a name only beside a group', () => {
  const { container, unmount } = renderForm();
  expect(container.querySelector('section[aria-label]')).toBeNull();
  unmount();
  renderForm({ ...ORDER, groups: [{ label: { zh: '付款', en: 'Payment' }, fields: ['due'] }] });
  expect(screen.getByRole('region', { name: 'Payment' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Other details' })).toBeInTheDocument();
});

it('a line says in each of its cells whether the column is required, as a phone shows no head', () => {
  const { container } = renderForm();
  const cells = [...container.querySelectorAll<HTMLElement>('tbody td[data-label]')];
  expect(cells.map(({ dataset }) => [dataset['label'], 'required' in dataset])).toEqual([
    ['Quantity', true],
    ['Price', false],
    ['Sum', false],
  ]);
});
