import { useEffect, useRef } from 'react';
import { texts } from '../shared/texts.js';

interface Props {
  readonly question: string;
  /** True for yes; Escape is no. */
  readonly onClose: (isYes: boolean) => void;
}

/** Asks before something is done. The portal dims what is around the frame for as long as it lies here. */
export function Confirm({ question, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { no, yes } = texts();
  return (
    <dialog
      ref={dialog}
      data-portal-overlay
      aria-label={question}
      onClose={({ currentTarget }) => onClose(currentTarget.returnValue === 'yes')}
    >
      <p>{question}</p>
      <div className="actions">
        <button type="button" onClick={() => dialog.current?.close()}>
          {no}
        </button>
        <button type="button" className="main" onClick={() => dialog.current?.close('yes')}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}
