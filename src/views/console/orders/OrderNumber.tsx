import styles from './orders.module.css';

/** The number of an order, in one line. */
export function OrderNumber({ number }: { readonly number: string }) {
  return <span className={styles.orderNumber}>{number}</span>;
}
