import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import { Icon } from './Icon.tsx';
import '../styles/controls.css';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  /** `primary` once a pane at most. */
  readonly kind?: 'primary' | 'default';
  /** Across the whole width, 40 px high. */
  readonly wide?: boolean;
  /** Something it started is under way; it keeps the focus and says so. */
  readonly busy?: boolean;
  readonly icon?: LucideIcon;
};

/** The button of screens that must be there before antd is: sign-in, chooser, failures. It looks like antd's. */
export function Button({ kind = 'default', wide = false, busy = false, icon, children, ...rest }: ButtonProps) {
  const className = ['button', kind === 'primary' && 'button-primary', wide && 'button-wide'].filter(Boolean).join(' ');
  return (
    <button type="button" {...rest} className={className} aria-disabled={busy || undefined}>
      {busy ? <Icon of={LoaderCircle} size={16} className="spinner" /> : icon && <Icon of={icon} size={16} />}
      {children}
    </button>
  );
}
