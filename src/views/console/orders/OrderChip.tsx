import { Check, Clock, type LucideIcon, RotateCcw, TriangleAlert, X } from 'lucide-react';
import type { OrderStatus } from '../../../../contract/orders.ts';
import { Icon } from '../../common/Icon.tsx';
import { useText } from '../../common/useText.ts';
import styles from './orders.module.css';

const ICONS: Readonly<Record<OrderStatus | 'overdue', LucideIcon>> = {
  unpaid: Clock,
  overdue: TriangleAlert,
  paid: Check,
  completed: Check,
  cancelled: X,
  refunded: RotateCcw,
};

/** The state of an order as shape and word; coloured only if someone has something to do. */
export function OrderChip({ status }: { readonly status: OrderStatus | 'overdue' }) {
  const t = useText();
  const isDue = status === 'unpaid' || status === 'overdue';
  return (
    <span className={isDue ? styles.dueChip : styles.chip}>
      <Icon of={ICONS[status]} size={isDue ? 12 : 16} />
      {t(`orderManage:status_${status}`)}
    </span>
  );
}
