import { type EventChannel, eventChannel } from 'redux-saga';
import { performer } from '../../lib/performer.ts';
import { openBroadcast } from '../../services/browser/broadcast.ts';

/** The line on which the tabs of one session tell each other which module they have read. */
export interface ReadingChannel {
  /** The modules that other tabs have read. */
  readonly modules: EventChannel<string>;
  /** Tells the other tabs. */
  readonly tell: (moduleName: string) => void;
  readonly close: () => void;
}

/** Tells the other tabs that a module was read here. */
export const tellReading = performer('tellReading', (reading: ReadingChannel, moduleName: string): void =>
  reading.tell(moduleName),
);

/** Opens the line `name`. Anything else than a module's name on it is dropped. */
export const readingChannel = performer('readingChannel', function readingChannel(name: string): ReadingChannel {
  let tell: ReadingChannel['tell'] = () => {};
  const modules = eventChannel<string>((emit) => {
    const line = openBroadcast(name, (message) => {
      if (typeof message === 'string') emit(message);
    });
    tell = line.post;
    return line.close;
  });
  return { modules, tell, close: () => modules.close() };
});
