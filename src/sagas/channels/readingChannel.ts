import { type EventChannel, eventChannel } from 'redux-saga';
import { performer } from '../../lib/performer.ts';
import { openBroadcast } from '../../services/browser/broadcast.ts';

/** The modules that other tabs of the session have read. */
export type ReadingChannel = EventChannel<string>;

/**
 * How to notify the other tabs on a channel's line. Kept here because a tape cannot hold functions, so a flow must not
 * hold one.
 */
const tellers = new WeakMap<ReadingChannel, (moduleName: string) => void>();

/** Tells the other tabs that this tab has read a module. */
export const tellReading = performer('tellReading', (reading: ReadingChannel, moduleName: string): void =>
  tellers.get(reading)?.(moduleName),
);

/** Opens the line `name`. Anything other than a module's name is dropped. */
export const readingChannel = performer('readingChannel', function readingChannel(name: string): ReadingChannel {
  let tell: (moduleName: string) => void = () => {};
  const channel: ReadingChannel = eventChannel((emit) => {
    const line = openBroadcast(name, (message) => {
      if (typeof message === 'string') emit(message);
    });
    tell = line.post;
    return line.close;
  });
  tellers.set(channel, tell);
  return channel;
});
