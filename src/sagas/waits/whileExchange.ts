import { call, race, type SagaGenerator, select, take } from '../../effects/effects.ts';
import type { ExchangePart, ExchangeStatus } from '../../features/scheduleCalendar/scheduleCalendarMachine.ts';
import {
  calendarClosed,
  exchangeClosed,
  exchangeMenuLeft,
  exchangeShown,
  selectExchange,
} from '../../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { whileShellOpen } from './whileShellOpen.ts';

/** Runs `work` while one of these parts of the calendar's exchange is open. */
export function* whileExchange(parts: readonly ExchangePart[], work: () => SagaGenerator<void>): SagaGenerator<void> {
  const open: readonly ExchangeStatus[] = parts;
  const isOpen = function* () {
    return open.includes(yield* select(selectExchange));
  };
  const left = function* () {
    while (yield* isOpen()) yield* take([exchangeShown, exchangeClosed, exchangeMenuLeft, calendarClosed]);
  };
  yield* whileShellOpen(function* () {
    while (true) {
      while (!(yield* isOpen())) yield* take(exchangeShown);
      yield* race({ work: call(work), left: call(left) });
    }
  });
}
