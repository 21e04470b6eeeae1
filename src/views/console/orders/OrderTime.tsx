import styles from './orders.module.css';

/** When an order was placed; the line breaks between day and time only. */
export function OrderTime({ time }: { readonly time: string }) {
  const [day, clock] = time.split('T');
  return (
    <>
      <span className={styles.unbroken}>{day}</span> <span className={styles.unbroken}>{clock}</span>
    </>
  );
}
