import { emptyLoad, type Load, loadArrived, loadFailed, loadingMachine, loadRequested } from '../../src/lib/loading.ts';
import { exhaust } from '../support/exhaust.ts';

const error = { key: 'errors:network' };
/** The helpers as one reducer, so that the table is proved against them. */
function reducer(state: Load<number> | undefined, { type }: { type: string }): Load<number> {
  const load = state ?? emptyLoad<number>();
  const next = { ...load };
  if (type === 'requested') loadRequested(next);
  if (type === 'arrived') loadArrived(next, 7);
  if (type === 'failed') loadFailed(next, error);
  return JSON.stringify(next) === JSON.stringify(load) ? load : next;
}

describe('loading', () => {
  exhaust(loadingMachine, reducer, {
    requested: [{ type: 'requested' }],
    arrived: [{ type: 'arrived' }],
    failed: [{ type: 'failed' }],
  });

  it('keeps what was there while it reloads and when that fails', () => {
    const load = ['requested', 'arrived', 'requested', 'failed'].reduce(
      (state, type) => reducer(state, { type }),
      emptyLoad<number>(),
    );
    expect(load).toEqual({ status: 'failed', data: 7, error });
  });
});
