import { fireEvent, screen, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Resource } from '../../contract/businessDescription.ts';
import { questionOf, readPlace, writePlace } from '../../sub-apps/kit/core/place.ts';
import { FilterChips, Filters } from '../../sub-apps/kit/list/Filters.tsx';
import { renderKit } from './support/kitDesk.tsx';

const wage: Resource = {
  name: 'wage',
  label: { zh: '工资', en: 'Wages' },
  one: { zh: '工资', en: 'wage' },
  icon: 'file',
  facets: { title: 'month' },
  fields: [
    { name: 'month', type: 'text', label: { zh: '月份', en: 'Month' } },
    { name: 'paid', type: 'date', label: { zh: '发放日', en: 'Paid on' } },
  ],
  list: { columns: ['month'], filters: ['month', 'paid'] },
};

function Bar() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = readPlace(search);
  const bar = {
    resource: wage,
    place,
    go: (patch: object) => void navigate(`/wage${writePlace({ ...place, ...patch })}`),
  };
  return (
    <>
      <Filters {...bar} />
      <FilterChips {...bar} names={{}} />
    </>
  );
}

describe('a list that is filtered by a text', () => {
  it('asks for the records with that text, and says so: it offered a range of days, which no text lies in', () => {
    renderKit({ '/wage': <Bar /> }, '/wage');
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Month' }), { target: { value: '2026-11' } });
    const address = screen.getByLabelText('address').textContent ?? '';
    expect(questionOf(readPlace(address.split('?')[1] ?? ''), wage).filter).toEqual({ month: { in: ['2026-11'] } });
    expect(screen.getByRole('button', { name: /^Month: 2026-11/ })).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: 'Month' }), { target: { value: '' } });
    expect(screen.getByLabelText('address')).toHaveTextContent(/^\/wage$/);
  });
});

it('a list is narrowed by a day typed as 2026/11/9, once its field is left', () => {
  renderKit({ '/wage': <Bar /> }, '/wage');
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const [from] = within(screen.getByRole('group', { name: 'Paid on' })).getAllByRole('textbox');
  if (!from) throw new Error('no range of days');
  fireEvent.change(from, { target: { value: '2026/11/9' } });
  fireEvent.blur(from);
  expect(from).toHaveValue('2026-11-09');
  const address = screen.getByLabelText('address').textContent ?? '';
  expect(questionOf(readPlace(address.split('?')[1] ?? ''), wage).filter).toMatchObject({
    paid: { from: '2026-11-09' },
  });
});
