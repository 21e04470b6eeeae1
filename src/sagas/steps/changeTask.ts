import type { UnknownAction } from '@reduxjs/toolkit';
import { TIMING } from '../../constants/timing.ts';
import { cancel, delay, fork, put, type SagaGenerator, take } from '../../effects/effects.ts';
import { daySchedules } from '../../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { detailedTask } from '../../features/taskDetail/taskDetailSlice.ts';
import { todoRows } from '../../features/todoCentre/todoCentreSlice.ts';
import { agenda, todoCard } from '../../features/workbench/workbenchSlice.ts';
import type { Message } from '../../lib/message.ts';
import { showToast } from './showToast.ts';

export interface Settled {
  readonly event: UnknownAction;
  readonly message: Message;
  /** How long after the event the message follows; 0 if absent. */
  readonly messageAfterMs?: number;
}

/**
 * Shows a change to a task, then what `settle` returns: the event that settles it and the message, or null. Without an
 * event the change is reverted: a refusal, the end of the shell or a crash leaves neither a busy task nor anything on
 * the screen that the server never confirmed.
 */
export function* changeTask(
  shown: UnknownAction,
  takenBack: UnknownAction,
  settle: () => SagaGenerator<Settled | null>,
): SagaGenerator<void> {
  let settled: Settled | null = null;
  const keeping = yield* fork(keepShown, shown);
  try {
    yield* put(shown);
    settled = yield* settle();
  } finally {
    yield* cancel(keeping);
    yield* put(settled?.event ?? takenBack);
  }
  if (settled?.messageAfterMs) yield* delay(settled.messageAfterMs);
  if (settled) yield* showToast('success', settled.message, TIMING.messageMs);
}

/** Data fetched in the meantime does not include the change yet. */
function* keepShown(shown: UnknownAction): SagaGenerator<void> {
  while (true) {
    const firsts = [detailedTask, todoRows, todoCard, agenda, daySchedules].map(({ loaded }) => loaded.type);
    yield* take([...firsts, todoRows.nextLoaded.type]);
    yield* put(shown);
  }
}
