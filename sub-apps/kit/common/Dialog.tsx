import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly label: string;
  /** Called on Escape and any other way of closing. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly isWide?: boolean;
}

/** A modal dialog; meanwhile the portal dims the area around the frame. Focus returns to where it was. */
export function Dialog({ label, onClose, children, isWide = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} data-portal-overlay aria-label={label} className={isWide ? 'wide' : ''} onClose={onClose}>
      {children}
    </dialog>
  );
}

interface QuestionProps {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  /** The action is destructive. */
  readonly isGrave?: boolean;
  /** True for yes; Escape means no. */
  readonly onClose: (isYes: boolean) => void;
}

/** Asks for confirmation. */
export function Question({ question, yes, no, isGrave = false, onClose }: QuestionProps) {
  return (
    <Dialog label={question} onClose={() => onClose(false)}>
      <p>{question}</p>
      <div className="actions">
        <button type="button" onClick={() => onClose(false)}>
          {no}
        </button>
        <button type="button" className={isGrave ? 'danger' : 'main'} onClick={() => onClose(true)}>
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
