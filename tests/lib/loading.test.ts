import {
  emptyLoad,
  type Load,
  loadAbandoned,
  loadArrived,
  loadFailed,
  loadingMachine,
  loadRequested,
} from '../../src/lib/loading.ts';
import { exhaust } from '../support/exhaust.ts';

const error = { key: 'errors:network' };
/** The helpers as one reducer, so that the table is checked against them. */
function reducer(state: Load<number> | undefined, { type }: { type: string }): Load<number> {
  const load = state ?? emptyLoad<number>();
  const next = { ...load };
  if (type === 'loading/requested') loadRequested(next);
  if (type === 'loading/loaded') loadArrived(next, 7);
  if (type === 'loading/failed') loadFailed(next, error);
  if (type === 'loading/abandoned') loadAbandoned(next);
  return JSON.stringify(next) === JSON.stringify(load) ? load : next;
}

describe('loading', () => {
  exhaust(loadingMachine, reducer, {
    requested: [{ type: 'loading/requested' }],
    loaded: [{ type: 'loading/loaded' }],
    failed: [{ type: 'loading/failed' }],
    abandoned: [{ type: 'loading/abandoned' }],
  });

  /** The load that these events lead to. */
  const ledTo = (...events: readonly string[]) =>
    events.reduce((state, event) => reducer(state, { type: `loading/${event}` }), emptyLoad<number>());

  it('keeps the old data during a reload and when the reload fails', () => {
    expect(ledTo('requested', 'loaded', 'requested', 'failed')).toEqual({ status: 'failed', data: 7, error });
  });

  it('settles when it is abandoned, with its former data if there are any', () => {
    expect(ledTo('requested', 'abandoned')).toEqual(emptyLoad());
    const kept = { status: 'loaded', data: 7, error: null };
    expect(ledTo('requested', 'loaded', 'requested', 'abandoned')).toEqual(kept);
    expect(ledTo('requested', 'loaded', 'requested', 'failed', 'requested', 'abandoned')).toEqual(kept);
  });
});
