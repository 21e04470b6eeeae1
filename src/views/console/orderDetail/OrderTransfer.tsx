import type { OrderDetail } from '../../../../contract/orders.ts';
import looks from '../../common/looks.module.css';
import { SectionHead } from '../../common/SectionHead.tsx';
import { useText } from '../../common/useText.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './orderDetail.module.css';

const FACTS = ['payee', 'bank', 'account', 'remark'] as const;

/** Where to transfer the money, each fact with a copy button. */
export function OrderTransfer({ transfer }: Pick<OrderDetail, 'transfer'>) {
  const t = useText();
  return (
    <section id="transfer" className={styles.transferPart} aria-labelledby="order-transfer">
      <SectionHead id="order-transfer" title={t('orderDetail:transfer')} landing note={t('orderDetail:transferNote')} />
      {transfer === null ? (
        <p>{t('orderDetail:noTransfer')}</p>
      ) : (
        <>
          <dl className={styles.transfer}>
            {FACTS.map((fact) => (
              <div key={fact}>
                <dt>{t(`orderDetail:${fact}`)}</dt>
                <dd className={styles.copied}>
                  <span className={looks.code}>
                    {transfer[fact]}
                    {fact === 'remark' && <span className={looks.meta}> {t('orderDetail:remarkNote')}</span>}
                  </span>
                  <CopyButton name={t(`orderDetail:${fact}`)} text={transfer[fact]} />
                </dd>
              </div>
            ))}
          </dl>
          <p className={looks.meta}>{t('orderDetail:transferHint')}</p>
        </>
      )}
    </section>
  );
}
