import { formTyped } from '../../../features/forms/formsSlice.ts';
import { type OpenField, TERMS, termOf, usersOf } from '../../../features/openTenant/openTenantRules.ts';
import { openEditions, selectOpenEditions, tenantOpening } from '../../../features/openTenant/openTenantSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { FormField } from '../../common/form/FormField.tsx';
import type { BoundField } from '../../common/form/useForm.ts';
import { LoadedPart } from '../../common/LoadedPart.tsx';
import looks from '../../common/looks.module.css';
import { Segmented } from '../../common/Segmented.tsx';
import { SkeletonBar } from '../../common/Skeleton.tsx';
import { useText } from '../../common/useText.ts';
import styles from './editionStep.module.css';
import { useOpenValues } from './useOpenValues.ts';

/** Edition, number of users and term. */
export function EditionStep({ bind }: { readonly bind: (field: OpenField) => BoundField }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useAppSelector(selectOpenEditions);
  const values = useOpenValues();
  const edition = bind('editionCode');
  const choose = (field: 'editionCode' | 'term', typed: string) => {
    dispatch(formTyped({ key: `openTenant/${field}`, typed }));
    dispatch(tenantOpening.fieldEdited(field));
  };
  return (
    <>
      <LoadedPart
        load={load}
        skeleton={<SkeletonBar width="100%" height={120} />}
        failedTitle={t('openTenant:editionsFailed')}
        onRetry={() => dispatch(openEditions.wanted())}
      >
        {(editions) => (
          <fieldset className={styles.editions} aria-describedby={edition.error ? 'edition-fault' : undefined}>
            <legend className={looks.visuallyHidden}>{t('openTenant:editions')}</legend>
            {editions.map(({ code, name, summary, userLimit }) => (
              <label key={code} className={styles.editionCard}>
                <span className={styles.editionName}>
                  <input
                    type="radio"
                    name="editionCode"
                    checked={code === values.editionCode}
                    onChange={() => choose('editionCode', code)}
                  />
                  {name}
                </span>
                <span className={styles.editionSummary}>{summary}</span>
                {userLimit !== null && (
                  <span className={styles.editionUsers}>{t('openTenant:proposedUsers', { count: userLimit })}</span>
                )}
              </label>
            ))}
          </fieldset>
        )}
      </LoadedPart>
      {edition.error && (
        <p id="edition-fault" className={styles.editionFault} role="alert">
          {edition.error}
        </p>
      )}
      <h3 className={styles.editionHead}>{t('openTenant:size')}</h3>
      <div className={styles.editionSize}>
        <FormField
          {...bind('userLimit')}
          value={usersOf(values, load.data ?? [])}
          label={t('openTenant:userLimit')}
          required
          hint={t('openTenant:userLimitHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={32}
        />
        <div>
          <div className={styles.editionTerm}>{t('openTenant:term')}</div>
          <Segmented
            legend={t('openTenant:term')}
            options={TERMS.map((term) => [term, t(`openTenant:term_${term}`)] as const)}
            chosen={termOf(values)}
            onChoose={(term) => choose('term', term)}
          />
        </div>
      </div>
    </>
  );
}
