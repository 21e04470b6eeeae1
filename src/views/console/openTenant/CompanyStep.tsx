import type { OpenField } from '../../../features/openTenant/openTenantRules.ts';
import type { FieldVerdict } from '../../../features/openTenant/openTenantSlice.ts';
import type { Load } from '../../../lib/loading.ts';
import { FormField } from '../../common/form/FormField.tsx';
import type { BoundField } from '../../common/form/useForm.ts';
import { useText } from '../../common/useText.ts';
import styles from './openTenant.module.css';

interface StepProps {
  readonly bind: (field: OpenField) => BoundField;
  /** The server's answer about the field it was asked to check. */
  readonly verdict: Load<FieldVerdict>;
}

/** The name of the company. Checks while the person types whether its short name is free. */
export function CompanyStep({ bind, verdict }: StepProps) {
  const t = useText();
  const name = bind('name');
  const taken = verdict.data?.isGood === false ? t('openTenant:nameTaken') : null;
  return (
    <div className={styles.stepFields}>
      <FormField
        {...bind('displayName')}
        label={t('openTenant:displayName')}
        required
        autoComplete="off"
        maxLength={64}
      />
      <FormField
        {...bind('englishName')}
        label={t('openTenant:englishName')}
        hint={t('openTenant:optional')}
        autoComplete="off"
        maxLength={64}
      />
      <FormField
        {...name}
        error={name.error ?? taken}
        label={t('openTenant:name')}
        required
        hint={t(hintOf(verdict, 'openTenant:nameHint'))}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
      />
      <p className={styles.stepSaid} role="status">
        {verdict.data?.isGood && t('openTenant:nameFree')}
      </p>
    </div>
  );
}

/** The hint of a checked field: what it asks for, unless there is something to say about the check. */
function hintOf({ status }: Load<FieldVerdict>, hint: 'openTenant:nameHint' | 'openTenant:phoneHint') {
  if (status === 'loading') return 'openTenant:asking';
  return status === 'failed' ? 'openTenant:askedUnknown' : hint;
}

/**
 * The company's first administrator. Checks while the person types whether the number belongs to an account, and to
 * whom.
 */
export function AdministratorStep({ bind, verdict }: StepProps) {
  const t = useText();
  const phone = bind('administratorPhone');
  const unknown = verdict.data?.isGood === false ? t('openTenant:phoneUnknown') : null;
  return (
    <div className={styles.stepFields}>
      <FormField
        {...phone}
        error={phone.error ?? unknown}
        label={t('openTenant:administratorPhone')}
        required
        hint={t(hintOf(verdict, 'openTenant:phoneHint'))}
        inputMode="numeric"
        autoComplete="off"
      />
      <p className={styles.stepSaid} role="status">
        {verdict.data?.isGood && t('openTenant:phoneKnown', { name: verdict.data.person ?? '' })}
      </p>
    </div>
  );
}
