import { TASK_GONE } from '../../features/task/taskValues.ts';
import type { Message } from '../../lib/message.ts';
import { type ApiError, isGone } from '../../services/http/apiError.ts';
import { errorMessage } from '../calls/errorMessage.ts';

/** Why a task cannot be shown: one that is gone has words of its own, anything else those of §8. */
export const taskFailure = (error: ApiError): Message => (isGone(error) ? TASK_GONE : errorMessage(error));
