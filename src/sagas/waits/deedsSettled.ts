import { TIMING } from '../../constants/timing.ts';
import { call, delay, race, type SagaGenerator, select, take } from '../../effects/effects.ts';
import { selectBusyTasks } from '../../features/task/busyTasks.ts';

/**
 * Returns once the server has done what the person did to their to-dos and schedules, before the token for those calls
 * is removed; a server that does not answer delays nobody for longer than two seconds.
 */
export function* deedsSettled(): SagaGenerator<void> {
  yield* race({ settled: call(untilNoneBusy), late: delay(TIMING.deedsAtLogOutMs) });
}

function* untilNoneBusy(): SagaGenerator<void> {
  while ((yield* select(selectBusyTasks)).length > 0) yield* take('*');
}
