import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { Link, Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { locationChanged, navigationWanted, selectPathname } from '../../../src/features/routing/routingSlice.ts';
import { useAppSelector } from '../../../src/store/hooks.ts';
import { renderView, stateWith } from '../../support/renderView.tsx';

const at = (pathname: string) => ({ pathname, search: '', hash: '', key: pathname });
const state = stateWith({ routing: { location: at('/one'), action: 'POP' } });

function Arrived() {
  return <p>arrived by {useNavigationType()}</p>;
}

function Pages() {
  return (
    <Routes>
      <Route path="/one" element={<Link to="/two?a=1#b">on</Link>} />
      <Route path="/two" element={<Arrived />} />
      <Route path="/three" element={<Navigate to="/two" replace />} />
    </Routes>
  );
}

describe('StoreRouter', () => {
  it('requests a navigation when a link is pressed and stays until the store says otherwise', async () => {
    const { events, store } = await renderView(<Pages />, { state });
    await userEvent.click(screen.getByRole('link', { name: 'on' }));
    expect(events).toEqual([navigationWanted({ to: '/two?a=1#b' })]);
    expect(screen.getByRole('link', { name: 'on' })).toBeVisible();
    act(() => void store.dispatch(locationChanged({ location: at('/two'), action: 'PUSH' })));
    expect(screen.getByText('arrived by PUSH')).toBeVisible();
  });

  it('DEV-2 follows time travel like any other change of the store', async () => {
    const { store } = await renderView(<Pages />, { state });
    act(() => void store.dispatch(locationChanged({ location: at('/two'), action: 'POP' })));
    expect(screen.getByText('arrived by POP')).toBeVisible();
    act(() => void store.dispatch(locationChanged({ location: at('/one'), action: 'POP' })));
    expect(screen.getByRole('link', { name: 'on' })).toBeVisible();
  });

  it('brings an application to the front first; the page behind it follows', async () => {
    const drawn: string[] = [];
    function Page() {
      const front = useAppSelector(selectPathname);
      const behind = useLocation().pathname;
      useLayoutEffect(() => void drawn.push(`${front}, ${behind}`), [front, behind]);
      return null;
    }
    const { store } = await renderView(<Page />, { state });
    const go = (path: string) =>
      act(async () => void store.dispatch(locationChanged({ location: at(path), action: 'PUSH' })));
    await go('/child/crm/list');
    await go('/two');
    expect(drawn).toEqual([
      '/one, /one',
      '/child/crm/list, /one',
      '/child/crm/list, /child/crm/list',
      // Another page is rendered with everything around it.
      '/two, /two',
    ]);
  });

  it('asks to replace the history entry when a redirect is rendered', async () => {
    const { events } = await renderView(<Pages />, {
      state: stateWith({ routing: { location: at('/three'), action: 'POP' } }),
    });
    expect(events).toContainEqual(navigationWanted({ to: '/two', replace: true }));
  });
});
