import styles from './orders.module.css';

/** When an order was placed; wraps only between day and time. */
export function OrderTime({ time }: { readonly time: string }) {
  const [day, clock] = time.split('T');
  return (
    <>
      <span className={styles.unbroken}>{day}</span> <span className={styles.unbroken}>{clock}</span>
    </>
  );
}
