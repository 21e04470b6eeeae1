import { moneyWords } from '../../../lib/cents.ts';
import type { Column } from '../../common/DataTable.tsx';
import { OrderTime } from './OrderTime.tsx';
import { TIME_WIDTH } from './orderWords.ts';

/** What an order costs, in a table of orders. */
export const amountColumn = (
  head: string,
  width: string,
): Column<{ readonly id: string; readonly amount: string }> => ({
  key: 'amount',
  head,
  cell: ({ amount }) => moneyWords(amount),
  width,
  end: true,
});

/** When an order was placed, in a table of orders. */
export const timeColumn = (head: string): Column<{ readonly id: string; readonly creationTime: string }> => ({
  key: 'time',
  head,
  cell: ({ creationTime }) => <OrderTime time={creationTime} />,
  width: TIME_WIDTH,
  spare: true,
});
