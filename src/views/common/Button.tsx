import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  readonly ref?: Ref<HTMLButtonElement>;
  /** At most one `primary` per pane. */
  readonly kind?: 'primary' | 'default';
  /** Full width, 40 px high. */
  readonly wide?: boolean;
  /** An action that it started is in progress; it keeps the focus and announces that. */
  readonly busy?: boolean;
  readonly icon?: LucideIcon;
};

/** The button of screens that must appear before antd has loaded: sign-in, chooser, failures. It looks like antd's. */
export function Button({ kind = 'default', wide = false, busy = false, icon, children, ...rest }: ButtonProps) {
  const className = classes(styles.button, kind === 'primary' && styles.primary, wide && styles.wide);
  return (
    <button type="button" {...rest} className={className} aria-disabled={busy || undefined}>
      {busy ? <Spinner /> : icon && <Icon of={icon} size={16} />}
      {children}
    </button>
  );
}
