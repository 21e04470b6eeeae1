import { screen } from '@testing-library/react';
import { lazyScreen } from '../../../src/views/common/dom/lazyScreen.ts';
import { BesideApplications } from '../../../src/views/routing/BesideApplications.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

/** Its code never arrives. */
const Applications = lazyScreen(() => new Promise<{ Late: () => null }>(() => {}), 'Late');
const at = (pathname: string) =>
  stateWith({
    shell: { applicationsWanted: true },
    routing: { location: { pathname, search: '', hash: '', key: 'one' } },
  });

it('shows bars in place of an application whose code is loading', async () => {
  await renderView(<BesideApplications Applications={Applications} />, { state: at('/child/oms') });
  expect(screen.getByRole('status')).toHaveTextContent('正在加载');
  expect(screen.getByRole('status')).toHaveAttribute('data-skeleton');
});

it('does not make another page wait for the code of the applications', async () => {
  await renderView(<BesideApplications Applications={Applications} />, { state: at('/console') });
  expect(screen.queryByRole('status')).toBeNull();
});
