import type { ReactNode } from 'react';
import styles from './orders.module.css';

/** The room of a table of orders, by whose width it leaves out what it can spare. */
export function OrderRoom({ children }: { readonly children: ReactNode }) {
  return <div className={styles.orderRoom}>{children}</div>;
}
