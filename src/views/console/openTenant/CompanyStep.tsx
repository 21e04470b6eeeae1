import type { Asked } from '../../../features/openTenant/askedMachine.ts';
import type { OpenField } from '../../../features/openTenant/openTenantRules.ts';
import { FormField } from '../../common/form/FormField.tsx';
import type { BoundField } from '../../common/form/useForm.ts';
import { useText } from '../../common/useText.ts';
import styles from './openTenant.module.css';

interface StepProps {
  readonly bind: (field: OpenField) => BoundField;
  /** The server's answer about the field it was asked to check. */
  readonly asked: Asked;
}

/** The name of the company. Checks while the person types whether its short name is free. */
export function CompanyStep({ bind, asked }: StepProps) {
  const t = useText();
  const name = bind('name');
  const taken = asked.status === 'bad' ? t('openTenant:nameTaken') : null;
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
        hint={t(NAME_HINTS[asked.status])}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
      />
      <p className={styles.stepSaid} role="status">
        {asked.status === 'good' && t('openTenant:nameFree')}
      </p>
    </div>
  );
}

const NAME_HINTS = {
  idle: 'openTenant:nameHint',
  asking: 'openTenant:asking',
  good: 'openTenant:nameHint',
  bad: 'openTenant:nameHint',
  unknown: 'openTenant:askedUnknown',
} as const;

/**
 * The company's first administrator. Checks while the person types whether the number belongs to an account, and to
 * whom.
 */
export function AdministratorStep({ bind, asked }: StepProps) {
  const t = useText();
  const phone = bind('administratorPhone');
  const unknown = asked.status === 'bad' ? t('openTenant:phoneUnknown') : null;
  return (
    <div className={styles.stepFields}>
      <FormField
        {...phone}
        error={phone.error ?? unknown}
        label={t('openTenant:administratorPhone')}
        required
        hint={t(PHONE_HINTS[asked.status])}
        inputMode="numeric"
        autoComplete="off"
      />
      <p className={styles.stepSaid} role="status">
        {asked.status === 'good' && t('openTenant:phoneKnown', { name: asked.person ?? '' })}
      </p>
    </div>
  );
}

const PHONE_HINTS = {
  ...NAME_HINTS,
  idle: 'openTenant:phoneHint',
  good: 'openTenant:phoneHint',
  bad: 'openTenant:phoneHint',
} as const;
