import { act, fireEvent, screen } from '@testing-library/react';
import { ApprovalList } from '../../sub-apps/kit/approvals/ApprovalList.tsx';
import { useBox } from '../../sub-apps/kit/approvals/useBox.ts';
import { readPage } from '../../sub-apps/kit/core/pages.ts';
import { renderKit, slowServer } from './support/kitDesk.tsx';

/** A list with this many items. */
const listOf = (totalCount: number) => async (skipCount: number, most: number) => ({
  items: Array.from({ length: totalCount }, (_, index) => index).slice(skipCount, skipCount + most),
  totalCount,
});

describe('a page of a list', () => {
  it('is the one that was asked for', async () => {
    expect(await readPage(listOf(50), 2, 20)).toMatchObject({ items: { length: 20 }, skipCount: 20 });
  });
  it('is the last one if the list has become shorter', async () => {
    expect(await readPage(listOf(21), 4, 20)).toMatchObject({ items: [20], skipCount: 20 });
    expect(await readPage(listOf(20), 2, 20)).toMatchObject({ items: { length: 20 }, skipCount: 0 });
  });
  it('is empty only if the list is', async () => {
    expect(await readPage(listOf(0), 2, 20)).toMatchObject({ items: [], skipCount: 20 });
  });
});

describe('the second page of the requests that wait for me', () => {
  const Box = () => <ApprovalList templates={[]} box={useBox()} />;
  const request = (id: string) => ({
    id,
    title: `Request ${id}`,
    status: 'running',
    importance: 0,
    startTime: '2026-11-20T09:00:00',
    applicant: { id: 'u', name: 'Lin' },
    department: null,
  });
  const counts = { waiting: 21, started: 0, copied: 0, decided: 0 };

  it('leads back to the first if somebody else has decided what was on it: others still wait', async () => {
    const requestTo = slowServer();
    renderKit({ '/list': <Box /> }, '/list?page=2');
    await requestTo('/list').answer({ items: [], totalCount: 21, counts });
    await requestTo('/list').answer({ items: [request('a')], totalCount: 21, counts });
    expect(requestTo('/list').body).toMatchObject({ skipCount: 20 });
    expect(screen.queryByText('Nothing waits for you')).toBeNull();
  });
  it('marks the page that is shown', async () => {
    const requestTo = slowServer();
    renderKit({ '/list': <Box /> }, '/list?page=4');
    await requestTo('/list').answer({ items: [], totalCount: 21, counts });
    await requestTo('/list').answer({ items: [request('a')], totalCount: 21, counts });
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Previous page' })));
    expect(screen.getByLabelText('address')).toHaveTextContent('/list');
    expect(requestTo('/list').body).toMatchObject({ skipCount: 0 });
  });
});
