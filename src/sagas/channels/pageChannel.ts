import { type EventChannel, eventChannel } from 'redux-saga';
import { performer } from '../../lib/performer.ts';
import { onClick, onHidden, onOffline, onOnline, onShown } from '../../services/browser/page.ts';

const SIGNALS = { online: onOnline, offline: onOffline, shown: onShown, hidden: onHidden, clicked: onClick };
/**
 * What the page tells of itself: the browser says that its network is back or gone (whether that is true, a probe tells),
 * the tab comes to the front or goes to the back, somebody clicks anywhere.
 */
export type PageSignal = keyof typeof SIGNALS;

/** The signals that are asked for, as they come. */
export const pageChannel = performer(
  'pageChannel',
  (...wanted: readonly PageSignal[]): EventChannel<PageSignal> =>
    eventChannel((emit) => {
      const stops = wanted.map((signal) => SIGNALS[signal](() => emit(signal)));
      return () => {
        for (const stop of stops) stop();
      };
    }),
);
