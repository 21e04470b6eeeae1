import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Question } from '../common/Dialog.tsx';
import { useKit } from '../context.tsx';
import { pathPressed } from '../core/leaving.ts';

/**
 * Asks before a link of the application leaves unsaved work. The portal handles its own links as well as back and
 * forward; the input is kept as a draft.
 */
export function useLeaving(isDirty: boolean): ReactNode {
  const { words } = useKit();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (!isDirty) return;
    const pressed = (event: MouseEvent) => {
      const path = pathPressed(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(path);
    };
    document.addEventListener('click', pressed, true);
    return () => document.removeEventListener('click', pressed, true);
  }, [isDirty]);
  if (wanted === null) return null;
  return (
    <Question
      question={words.leaveAsk}
      yes={words.leave}
      no={words.stay}
      onClose={(isYes) => {
        setWanted(null);
        if (isYes) void navigate(wanted);
      }}
    />
  );
}
