import type { ComponentProps, ReactNode } from 'react';
import styles from './textInput.module.css';

type TextInputProps = Omit<ComponentProps<'input'>, 'className'> & {
  /** Stands before the words inside the frame: a country code. */
  readonly leading?: string;
  /** Stands at the end inside the frame: a button that shows the password. */
  readonly trailing?: ReactNode;
};

/**
 * A field as antd's large Input looks, without its 19 KiB: what the account screens weigh is what everybody waits for
 * before the first click.
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
