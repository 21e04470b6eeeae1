import type { LucideIcon } from 'lucide-react';
import { BusyButton, type BusyButtonProps } from './BusyButton.tsx';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

type ButtonProps = Omit<BusyButtonProps, 'className'> & {
  /** At most one `primary` per pane. */
  readonly kind?: 'primary' | 'default';
  /** Full width, 40 px high. */
  readonly wide?: boolean;
  readonly icon?: LucideIcon;
};

/** The button of screens that must appear before antd has loaded: sign-in, chooser, failures. It looks like antd's. */
export function Button({ kind = 'default', wide = false, busy = false, icon, children, ...rest }: ButtonProps) {
  const className = classes(styles.button, kind === 'primary' && styles.primary, wide && styles.wide);
  return (
    <BusyButton {...rest} busy={busy} className={className}>
      {busy ? <Spinner /> : icon && <Icon of={icon} size={16} />}
      {children}
    </BusyButton>
  );
}
