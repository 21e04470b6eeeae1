import { TIMING } from '../../constants/timing.ts';
import type { SagaGenerator } from '../../effects/effects.ts';
import type { ToastKind } from '../../features/feedback/feedbackSlice.ts';
import type { Message } from '../../lib/message.ts';
import { offerAct } from './offerAct.ts';

/**
 * Says what has been done, or is about to be, and offers undo for five seconds. True if the person accepts; the caller
 * performs the undo. If the caller is cancelled, the offer disappears.
 */
export const offerUndo = (message: Message, kind: ToastKind = 'success'): SagaGenerator<boolean> =>
  offerAct(message, { key: 'common:undo' }, kind, TIMING.undoMs);
