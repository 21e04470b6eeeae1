import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { viewRetryWanted } from '../../../src/features/reload/reloadSlice.ts';
import { navigationWanted } from '../../../src/features/routing/routingSlice.ts';
import { LazyLayer } from '../../../src/views/utility/LazyLayer.tsx';
import { LoadingPage } from '../../../src/views/utility/LoadingPage.tsx';
import { NotFoundPage } from '../../../src/views/utility/NotFoundPage.tsx';
import { ViewBoundary } from '../../../src/views/utility/ViewBoundary.tsx';
import { renderView, stateWith } from '../../support/renderView.tsx';

function Broken(): never {
  throw new TypeError('no such chunk');
}

describe('utility pages', () => {
  it('/404 leads to the start page', async () => {
    const { events } = await renderView(<NotFoundPage />);
    expect(screen.getByRole('main')).toHaveTextContent(/^Atrium/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('没有这个页面');
    await userEvent.click(screen.getByRole('button', { name: '返回首页' }));
    expect(events).toEqual([navigationWanted({ to: '/' })]);
  });

  it('/loading-page names the stored application', async () => {
    const { events } = await renderView(<LoadingPage />, { state: stateWith({ applications: { current: 'crm' } }) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('客户关系尚未接入');
    await userEvent.click(screen.getByRole('button', { name: '返回工作台' }));
    expect(events).toEqual([navigationWanted({ to: '/portal' })]);
  });

  it('/loading-page says so if no application is stored', async () => {
    await renderView(<LoadingPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('没有要打开的应用');
    expect(screen.getByRole('main')).toHaveTextContent(/^Atrium/);
  });

  it('a screen that cannot be rendered says so, and retries when asked to', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { events } = await renderView(
      <ViewBoundary>
        <Broken />
      </ViewBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('TypeError: no such chunk');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(events).toEqual([viewRetryWanted()]);
  });

  it('an overlay that fails to load says so in a dialog, and the page stays', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { events } = await renderView(
      <>
        <p>the page</p>
        <LazyLayer>
          <Broken />
        </LazyLayer>
      </>,
    );
    expect(screen.getByText('the page')).toBeVisible();
    const failure = screen.getByRole('alertdialog', { name: '页面没有加载成功' });
    expect(failure).toHaveTextContent('TypeError: no such chunk');
    await userEvent.click(within(failure).getByRole('button', { name: '重试' }));
    expect(events).toEqual([viewRetryWanted()]);
  });
});
