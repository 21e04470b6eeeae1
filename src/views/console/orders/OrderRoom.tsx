import type { ReactNode } from 'react';
import styles from './orders.module.css';

/** The container of an order table: its width decides which columns the table omits. */
export function OrderRoom({ children }: { readonly children: ReactNode }) {
  return <div className={styles.orderRoom}>{children}</div>;
}
