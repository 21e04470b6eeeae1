import { buffers, END, type EventChannel, eventChannel } from 'redux-saga';
import { performer } from '../../lib/performer.ts';
import { showNotice } from '../../services/browser/alerts.ts';

/** Shows a browser notification and reports whether it is pressed or cannot be shown; ends when it is gone. */
export const browserNoticeChannel = performer(
  'browserNoticeChannel',
  (words: Parameters<typeof showNotice>[0]): EventChannel<'pressed' | 'refused'> =>
    // A refusal may come synchronously, before anybody listens.
    eventChannel((emit) => showNotice(words, (what) => emit(what === 'gone' ? END : what)), buffers.sliding(1)),
);
