import { TIMING } from '../../constants/timing.ts';
import { call, type SagaGenerator } from '../../effects/effects.ts';
import type { Message } from '../../lib/message.ts';
import { copyText } from '../../services/browser/clipboard.ts';
import { showToast } from './showToast.ts';

/**
 * Copies `text` to the clipboard and says so; that the browser refused, only if the caller does not say it in its own
 * way. Returns whether it was copied.
 */
export function* copyAndTell(text: string, copied: Message, refused?: Message): SagaGenerator<boolean> {
  const isCopied = yield* call(copyText, text);
  if (isCopied) yield* showToast('success', copied, TIMING.messageMs);
  else if (refused) yield* showToast('error', refused, TIMING.errorMessageMs);
  return isCopied;
}
