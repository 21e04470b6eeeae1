import { CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import type { OrderOffer } from '../../../../contract/newOrder.ts';
import { typedCount } from '../../../../contract/rules/typedNumber.ts';
import { type NewOrderField, newOrderForm, selectNewOrderForm } from '../../../features/newOrder/newOrderSlice.ts';
import { costOf, type Wish } from '../../../features/newOrder/orderCost.ts';
import type { NewOrderKind } from '../../../features/orderManage/orderFilters.ts';
import { moneyWords } from '../../../lib/cents.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../common/Button.tsx';
import { FormField } from '../../common/form/FormField.tsx';
import { useForm } from '../../common/form/useForm.ts';
import { Icon } from '../../common/Icon.tsx';
import looks from '../../common/looks.module.css';
import { useText } from '../../common/useText.ts';
import { numberWords } from '../orders/orderWords.ts';
import styles from './newOrder.module.css';

type NewOrderFormProps = {
  readonly kind: NewOrderKind;
  readonly offer: OrderOffer;
  /** The other buttons. */
  readonly children: ReactNode;
};

/** The term or the quantity, with the price shown at once. */
export function NewOrderForm({ kind, offer, children }: NewOrderFormProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { status, failure } = useAppSelector(selectNewOrderForm);
  const formRef = useRef<HTMLFormElement>(null);
  const wishOf = (values: Readonly<Record<NewOrderField, string>>): Wish =>
    kind === 'edition' ? { kind, months: Number(values.months) } : { kind, users: typedCount(values.users) ?? 0 };
  const { values, bind, check } = useForm<NewOrderField>({
    form: 'newOrder',
    initial: { months: String(offer.terms[0]?.months ?? ''), users: '' },
    faultOf: (field, typed) =>
      field === 'users' && costOf(offer, wishOf(typed)) === null ? 'newOrder:usersFault' : null,
    refused: failure.fields,
    onRefusedEdited: (field) => dispatch(newOrderForm.fieldEdited(field)),
  });
  const cost = costOf(offer, wishOf(values));
  const price = moneyWords(offer.userMonth);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (status === 'submitting' || !check(formRef.current, kind === 'users' ? ['users'] : [])) return;
    if (cost) dispatch(newOrderForm.submitted({ ...wishOf(values), amount: cost.amount }));
  };
  const months = bind('months');
  const users = offer.userLimit ?? 0;
  return (
    <form ref={formRef} noValidate onSubmit={submit}>
      {kind === 'edition' ? (
        <fieldset className={styles.terms}>
          <legend>{t('newOrder:term')}</legend>
          {offer.terms.map((term) => (
            <label key={term.months}>
              <input
                type="radio"
                name="months"
                value={term.months}
                checked={values.months === String(term.months)}
                onChange={months.onChange}
              />
              {term.discountPercent === 0
                ? t('newOrder:termMonths', { count: term.months })
                : t('newOrder:termDiscount', { count: term.months, percent: term.discountPercent })}
            </label>
          ))}
          <p className={looks.meta}>
            {t({ key: 'newOrder:forUsers', params: { n: numberWords(users), count: users, price } })}
            {offer.expireDate !== null && ` · ${t('newOrder:until', { date: offer.expireDate })}`}
          </p>
        </fieldset>
      ) : (
        <FormField
          {...bind('users')}
          label={t('newOrder:users')}
          hint={t('newOrder:usersHint', { count: offer.monthsLeft, price })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={32}
        />
      )}
      <dl className={styles.cost} aria-live="polite">
        {cost && cost.discount !== '0.00' && (
          <>
            <dt>{t('newOrder:goods')}</dt>
            <dd>{moneyWords(cost.goods)}</dd>
            <dt>{t('newOrder:discount')}</dt>
            <dd>−{moneyWords(cost.discount)}</dd>
          </>
        )}
        <dt>{t('newOrder:total')}</dt>
        <dd>
          <b className={looks.num}>{cost ? moneyWords(cost.amount) : '—'}</b> {t('newOrder:yuan')}
        </dd>
      </dl>
      {failure.error && (
        <p className={styles.failure} role="alert">
          <Icon of={CircleAlert} size={14} />
          {t(failure.error)}
        </p>
      )}
      <div className={styles.foot}>
        {children}
        <Button kind="primary" type="submit" busy={status === 'submitting'}>
          {t('newOrder:submit')}
        </Button>
      </div>
    </form>
  );
}
