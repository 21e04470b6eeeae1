import type { SagaGenerator } from 'typed-redux-saga';
import { TIMING } from '../../constants/timing.ts';
import type { ToastKind } from '../../features/feedback/feedbackSlice.ts';
import type { Message } from '../../lib/message.ts';
import { offerAct } from './offerAct.ts';

/**
 * Tells what has been done, or is about to be, and offers for five seconds to take it back. True if the person wants that; what takes it back
 * is the caller's. If the caller is cancelled, the offer goes.
 */
export const offerUndo = (message: Message, kind: ToastKind = 'success'): SagaGenerator<boolean> =>
  offerAct(message, { key: 'common:undo' }, kind, TIMING.undoMs);
