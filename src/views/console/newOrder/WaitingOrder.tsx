import type { ReactNode } from 'react';
import { orderHref } from '../../../features/orderManage/orderFilters.ts';
import { navigationWanted } from '../../../features/routing/routingSlice.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { Button } from '../../common/Button.tsx';
import { useText } from '../../common/useText.ts';
import styles from './newOrder.module.css';

/** Until an order of its kind is paid or cancelled, there can be no other; `children` are the other buttons. */
export function WaitingOrder({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <>
      <p>{t('newOrder:waiting')}</p>
      <div className={styles.foot}>
        {children}
        <Button kind="primary" onClick={() => dispatch(navigationWanted({ to: orderHref(id), replace: true }))}>
          {t('newOrder:toWaiting')}
        </Button>
      </div>
    </>
  );
}
