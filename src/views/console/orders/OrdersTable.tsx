import { type Column, DataTable } from '../../common/DataTable.tsx';
import styles from './orders.module.css';

type OrdersTableProps<Row> = {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
};

/** A table of orders in a container whose width decides which columns the table omits. */
export function OrdersTable<Row extends { readonly id: string }>({ caption, columns, rows }: OrdersTableProps<Row>) {
  return (
    <div className={styles.orderRoom}>
      <DataTable caption={caption} columns={columns} rows={rows} />
    </div>
  );
}
