import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Resource } from '../../contract/businessDescription.ts';
import { App } from '../../sub-apps/kit/App.tsx';
import { renewed } from '../../sub-apps/kit/core/business.ts';
import type { Described } from '../../sub-apps/kit/core/types.ts';
import { slowServer } from './support/kitDesk.tsx';

const report: Resource = {
  name: 'report',
  label: { zh: '日报', en: 'Reports' },
  one: { zh: '日报', en: 'report' },
  icon: 'file',
  facets: { title: 'title' },
  fields: [
    { name: 'title', type: 'text', label: { zh: '标题', en: 'Title' } },
    { name: 'day', type: 'date', label: { zh: '日期', en: 'Day' }, near: { after: 0 } },
  ],
  list: { columns: ['title', 'updated'] },
};
const on = (today: string, waiting = 1): Described => ({
  application: {
    code: 'oa',
    policy: 'OA_Auth',
    label: { zh: '办公', en: 'Office' },
    menu: [{ resources: ['report'] }],
    resources: [report],
  },
  counts: { report: waiting },
  policies: [],
  me: { id: 'me', name: 'Ann' },
  today,
});

/** The application, opened on 20 November. */
async function open(at: string) {
  jest.useFakeTimers();
  const requestTo = slowServer();
  render(
    <MemoryRouter initialEntries={[at]}>
      <App />
    </MemoryRouter>,
  );
  await requestTo('/api/business/oa').answer(on('2026-11-20'));
  const passNight = async () => {
    await act(async () => jest.advanceTimersByTime(9 * 3_600_000));
    await requestTo('/api/business/oa').answer(on('2026-11-21', 3));
  };
  return { requestTo, passNight };
}

describe('an application that stays open overnight', () => {
  afterEach(() => {
    jest.useRealTimers();
    sessionStorage.clear();
  });

  it('knows the new day and what is to be done', async () => {
    const { requestTo, passNight } = await open('/report');
    const record = {
      id: 'r',
      number: null,
      status: null,
      values: { title: 'Monday' },
      updateTime: '2026-11-20T09:30:00',
    };
    const answer = { items: [record], totalCount: 1, isCapped: false, tabs: {}, areTabsCapped: false, names: {} };
    await requestTo('/list').answer(answer);
    expect(screen.getByText(/^(Today|今天) 09:30$/)).toBeVisible();
    await passNight();
    expect(screen.getByText(/^(Yesterday|昨天) 09:30$/)).toBeVisible();
    expect(screen.getByRole('link', { name: /3$/ })).toBeVisible();
  });
  it('accepts the new day in a form that was opened the day before, and keeps what is typed in it', async () => {
    const { passNight } = await open('/report/new');
    await act(async () => {});
    fireEvent.change(screen.getByLabelText(/^(Title|标题)$/), { target: { value: 'Tuesday' } });
    await passNight();
    const day = screen.getByLabelText(/^(Day|日期)$/, { selector: 'input' });
    fireEvent.change(day, { target: { value: '2026-11-21' } });
    fireEvent.blur(day);
    expect(day).not.toBeInvalid();
    fireEvent.change(day, { target: { value: '2026-11-22' } });
    fireEvent.blur(day);
    expect(day).toBeInvalid();
    expect(screen.getByLabelText(/^(Title|标题)$/)).toHaveValue('Tuesday');
  });
});

it.each([
  ['left', (day: HTMLElement) => fireEvent.blur(day)],
  ['confirmed with Enter', (day: HTMLElement) => fireEvent.keyDown(day, { key: 'Enter' })],
])('a day typed as 2026/11/9 is stored as the form stores days once its field is %s', async (_how, settle) => {
  await open('/report/new');
  await act(async () => {});
  const day = screen.getByLabelText(/^(Day|日期)$/, { selector: 'input' });
  fireEvent.change(day, { target: { value: '2026/11/9' } });
  expect(day).toHaveValue('2026/11/9');
  settle(day);
  expect(day).toHaveValue('2026-11-09');
  expect(day).not.toBeInvalid();
  jest.useRealTimers();
  sessionStorage.clear();
});

describe('a renewed description', () => {
  it('keeps the parts that have not changed', () => {
    const [before, now] = [on('2026-11-20'), on('2026-11-21', 2)];
    const { application, counts, me, today } = renewed(before, now);
    expect([application, me]).toEqual([before.application, before.me]);
    expect(application).toBe(before.application);
    expect(me).toBe(before.me);
    expect([counts, today]).toEqual([{ report: 2 }, '2026-11-21']);
    expect(renewed(null, now)).toBe(now);
  });
});
