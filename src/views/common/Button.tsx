import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

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
  const className = classes(styles.button, kind === 'primary' && styles.primary, wide && styles.wide);
  return (
    <button type="button" {...rest} className={className} aria-disabled={busy || undefined}>
      {busy ? <Spinner /> : icon && <Icon of={icon} size={16} />}
      {children}
    </button>
  );
}
