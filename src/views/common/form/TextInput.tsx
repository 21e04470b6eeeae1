import type { ComponentProps, ReactNode } from 'react';
import styles from './textInput.module.css';

type TextInputProps = Omit<ComponentProps<'input'>, 'className'> & {
  /** Shown before the text inside the frame: a country code. */
  readonly leading?: string;
  /** Shown at the end inside the frame: a button that reveals the password. */
  readonly trailing?: ReactNode;
};

/**
 * A field that looks like antd's large Input, without its 19 KiB: everybody waits for the account screens before the
 * first click.
 */
export function TextInput({ leading, trailing, ...input }: TextInputProps) {
  return (
    <span className={styles.textInput}>
      {leading !== undefined && <span className={styles.textInputLeading}>{leading}</span>}
      <input {...input} />
      {trailing}
    </span>
  );
}
