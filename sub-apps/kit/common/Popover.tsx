import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { closesOutside } from '../core/popover.ts';

interface Props {
  readonly label: ReactNode;
  /** Needed if the label is only an icon. */
  readonly name?: string;
  readonly isOn?: boolean;
  readonly className?: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A button with a small popover below it. A press elsewhere and Escape close it; Escape restores the focus. */
export function Popover({ label, name, isOn = false, className = '', children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    return closesOutside(
      () => box.current,
      (givesFocusBack) => {
        setOpen(false);
        if (givesFocusBack) button.current?.focus();
      },
    );
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={box} className={`pop ${className}`}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={name}
        className={isOn ? 'on' : ''}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        <div id={id} className="pop-body">
          {children(close)}
        </div>
      )}
    </div>
  );
}
