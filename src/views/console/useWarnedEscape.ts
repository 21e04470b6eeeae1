import { useState } from 'react';

interface WarnedEscape {
  /** Null while Escape must not close the form. */
  readonly onEscape: (() => void) | null;
  /** Whether the person has been told that the next Escape discards what is typed. */
  readonly isWarned: boolean;
  /** The form was changed: the next Escape warns again. */
  readonly onInput: () => void;
}

/** Escape in a form: while it holds something that would be lost, the first press warns, and the second closes it. */
export function useWarnedEscape(isTyped: boolean, onClose: (() => void) | null): WarnedEscape {
  const [isTold, setIsTold] = useState(false);
  const isWarned = isTold && isTyped;
  return {
    onEscape: onClose && (() => (isTyped && !isWarned ? setIsTold(true) : onClose())),
    isWarned,
    onInput: () => setIsTold(false),
  };
}
