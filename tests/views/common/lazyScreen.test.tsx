import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { viewRetryWanted } from '../../../src/features/reload/reloadSlice.ts';
import { lazyScreen } from '../../../src/views/common/dom/lazyScreen.ts';
import { ViewBoundary } from '../../../src/views/utility/ViewBoundary.tsx';
import { renderView } from '../../support/renderView.tsx';

/** A screen beside a button of the shell. */
async function show(load: () => Promise<{ Screen: () => null }>) {
  const pressed = jest.fn();
  const Screen = lazyScreen(load, 'Screen');
  const { events } = await renderView(
    <>
      <button type="button" onClick={pressed}>
        shell
      </button>
      <ViewBoundary>
        <Suspense fallback={<output>loading</output>}>
          <Screen />
        </Suspense>
      </ViewBoundary>
    </>,
  );
  return { events, pressed };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  // The clock of a signal is the browser's own, which fake timers do not control.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(), ms);
    return late.signal;
  });
});
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ['takes more than 120 s', () => new Promise<never>(() => {}), 120_000],
])(
  'APP-2 a screen whose chunk %s shows a ChunkLoadError with a retry; everything beside it stays usable',
  async (_, load, ms) => {
    const { events, pressed } = await show(load);
    if (ms > 0) {
      await pass(ms - 1);
      expect(screen.queryByRole('alert')).toBeNull();
    }
    await pass(1);
    expect(screen.getByRole('alert')).toHaveTextContent('ChunkLoadError');
    fireEvent.click(screen.getByRole('button', { name: 'shell' }));
    expect(pressed).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(events).toEqual([viewRetryWanted()]);
  },
);
