import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { locationChanged } from '../../../src/features/routing/routingSlice.ts';
import { BesideApplications } from '../../../src/views/routing/BesideApplications.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

const at = (pathname: string) => ({ pathname, search: '', hash: '', key: pathname });
let isBroken = true;
function Broken() {
  if (isBroken) throw new TypeError('cannot be drawn');
  return <p>drawn</p>;
}

it('a page that cannot be drawn leaves the applications running and every other page open, and is tried anew later', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const begun = jest.fn();
  function Applications() {
    useEffect(begun, []);
    return <p>applications</p>;
  }
  const state = stateWith({ shell: { applicationsWanted: true }, routing: { location: at('/console') } });
  const { store } = await renderView(
    <Routes>
      <Route element={<BesideApplications Applications={Applications} />}>
        <Route path="/console" element={<Broken />} />
        <Route path="/portal" element={<p>another page</p>} />
        <Route path="/child/*" element={null} />
      </Route>
    </Routes>,
    { state },
  );
  const go = (path: string) =>
    act(async () => void store.dispatch(locationChanged({ location: at(path), action: 'PUSH' })));
  expect(screen.getByRole('alert')).toHaveTextContent('TypeError: cannot be drawn');
  expect(screen.getByText('applications')).toBeVisible();
  await go('/child/crm');
  expect(screen.queryByRole('alert')).toBeNull();
  await go('/portal');
  expect(screen.getByText('another page')).toBeVisible();
  await go('/console');
  expect(screen.getByRole('alert')).toBeVisible();
  await go('/portal');
  isBroken = false;
  await go('/console');
  expect(screen.getByText('drawn')).toBeVisible();
  expect(begun).toHaveBeenCalledTimes(1);
});
