import { type EventChannel, eventChannel } from 'redux-saga';
import { performer } from '../../lib/performer.ts';
import { onNoticePressed } from '../../services/browser/push.ts';

/** Targets of notifications pressed while this tab was in the background. */
export const pressedNoticeChannel = performer(
  'pressedNoticeChannel',
  (): EventChannel<string> => eventChannel(onNoticePressed),
);
