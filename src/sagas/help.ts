// HDR-8, decision 0028: help is fetched when somebody opens it, or has not seen the tour.
import { call, put, race, type SagaGenerator, select, take } from '../effects/effects.ts';
import { helpArrived } from '../features/help/helpSlice.ts';
import { popoverOpened, selectPopover } from '../features/shell/shellSlice.ts';
import { runArea } from './areas.ts';
import { tourDue } from './waits/tourDue.ts';

const HELP: ReadonlySet<string | null> = new Set(['help', 'dialogHelp']);

export function* help(): SagaGenerator<void> {
  yield* race({ opened: call(helpOpened), due: call(tourDue) });
  yield* runArea('help');
  yield* put(helpArrived());
}

function* helpOpened(): SagaGenerator<void> {
  while (!HELP.has(yield* select(selectPopover))) yield* take(popoverOpened);
}
