import { useId } from 'react';
import { selectTyped } from '../../../features/forms/formsSlice.ts';
import { newOrderClosed, offerResource, selectOffer } from '../../../features/newOrder/newOrderSlice.ts';
import { NEW_ORDERS, type NewOrderKind, newOrderHref } from '../../../features/orderManage/orderFilters.ts';
import { navigationWanted } from '../../../features/routing/routingSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../common/Button.tsx';
import { EmptyState } from '../../common/EmptyState.tsx';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import { ModalLayer } from '../../common/ModalLayer.tsx';
import { Segmented } from '../../common/Segmented.tsx';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { useText } from '../../common/useText.ts';
import { useWarnedEscape } from '../useWarnedEscape.ts';
import { NewOrderForm } from './NewOrderForm.tsx';
import styles from './newOrder.module.css';
import { WaitingOrder } from './WaitingOrder.tsx';

/** A new order for the company, with its price (CON-1). */
export function NewOrderDialog({ kind }: { readonly kind: NewOrderKind }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectOffer);
  const titleId = useId();
  const typed = useAppSelector(selectTyped);
  const leave = () => dispatch(newOrderClosed());
  const isTyped = Boolean(typed['newOrder/users'] || typed['newOrder/months']);
  const { onEscape, isWarned, onInput } = useWarnedEscape(isTyped, leave);
  const close = (
    <Button data-autofocus onClick={leave}>
      {t('newOrder:close')}
    </Button>
  );
  return (
    <ModalLayer labelledBy={titleId} className={styles.newOrder} onEscape={onEscape}>
      <div onInput={onInput} data-dense>
        <h2 id={titleId}>{t('newOrder:title')}</h2>
        <Segmented
          legend={t('newOrder:kind')}
          options={NEW_ORDERS.map((one) => [one, t(`newOrder:kind_${one}`)] as const)}
          chosen={kind}
          onChoose={(one) => dispatch(navigationWanted({ to: newOrderHref(one), replace: true }))}
        />
        <LoadedPart
          load={load}
          skeleton={<SkeletonBar width="60%" height={16} />}
          failedTitle={t('newOrder:failed')}
          onRetry={() => dispatch(offerResource.wanted())}
        >
          {(offer) => {
            const waiting = offer.unpaid[kind];
            if (waiting !== null) return <WaitingOrder id={waiting}>{close}</WaitingOrder>;
            if (offer.userLimit === null) return <EmptyState title={t('newOrder:unlimited')} action={close} />;
            return (
              <NewOrderForm key={kind} kind={kind} offer={offer}>
                {close}
              </NewOrderForm>
            );
          }}
        </LoadedPart>
        {isWarned && (
          <p className={styles.failure} role="alert">
            {t('common:escapeAgain')}
          </p>
        )}
      </div>
    </ModalLayer>
  );
}
