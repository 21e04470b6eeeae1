import { type EventChannel, eventChannel } from 'redux-saga';
import { performer } from '../../lib/performer.ts';
import { onClick, onHidden, onOffline, onOnline, onShown, onUsed } from '../../services/browser/page.ts';

const SIGNALS = {
  online: onOnline,
  offline: onOffline,
  shown: onShown,
  hidden: onHidden,
  clicked: onClick,
  used: onUsed,
};
/**
 * What the page reports about itself: the browser says that the network is back or gone (a probe checks whether that is
 * true), the tab is shown or hidden, somebody clicks anywhere, or uses the page in any way.
 */
export type PageSignal = keyof typeof SIGNALS;

/** The requested signals, as they occur. */
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
