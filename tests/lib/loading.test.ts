import { emptyLoad, type Load, loadArrived, loadFailed, loadingMachine, loadRequested } from '../../src/lib/loading.ts';
import { exhaust } from '../support/exhaust.ts';

const error = { key: 'errors:network' };
/** The helpers as one reducer, so that the table is checked against them. */
function reducer(state: Load<number> | undefined, { type }: { type: string }): Load<number> {
  const load = state ?? emptyLoad<number>();
  const next = { ...load };
  if (type === 'loading/requested') loadRequested(next);
  if (type === 'loading/loaded') loadArrived(next, 7);
  if (type === 'loading/failed') loadFailed(next, error);
  return JSON.stringify(next) === JSON.stringify(load) ? load : next;
}

describe('loading', () => {
  exhaust(loadingMachine, reducer, {
    requested: [{ type: 'loading/requested' }],
    loaded: [{ type: 'loading/loaded' }],
    failed: [{ type: 'loading/failed' }],
  });

  it('keeps the old data during a reload and when the reload fails', () => {
    const load = ['requested', 'loaded', 'requested', 'failed'].reduce(
      (state, event) => reducer(state, { type: `loading/${event}` }),
      emptyLoad<number>(),
    );
    expect(load).toEqual({ status: 'failed', data: 7, error });
  });
});
