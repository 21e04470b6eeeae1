import { type EventChannel, eventChannel } from 'redux-saga';
import { performer } from '../../lib/performer.ts';
import { onHidden, onShown } from '../../services/browser/page.ts';

export type Visibility = 'hidden' | 'shown';

/** The tab goes to the back and comes to the front. */
export const visibilityChannel = performer(
  'visibilityChannel',
  (): EventChannel<Visibility> =>
    eventChannel((emit) => {
      const stops = [onHidden(() => emit('hidden')), onShown(() => emit('shown'))];
      return () => {
        for (const stop of stops) stop();
      };
    }),
);
