import { CircleCheck } from 'lucide-react';
import { selectOpened, tenantBegun } from '../../../features/openTenant/openTenantSlice.ts';
import { tenantsHref } from '../../../features/tenants/tenantList.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../common/Button.tsx';
import { focusOnMount } from '../../common/dom/focusOnMount.ts';
import { Icon } from '../../common/Icon.tsx';
import { LinkButton } from '../../common/LinkButton.tsx';
import { useText } from '../../common/useText.ts';
import styles from './opened.module.css';

/** What has been opened, who was notified of what, and what comes next. */
export function Opened() {
  const t = useText();
  const dispatch = useAppDispatch();
  const opened = useAppSelector(selectOpened);
  if (opened === null) return null;
  return (
    <div className={styles.opened}>
      <Icon of={CircleCheck} size={22} />
      <h1 ref={focusOnMount} tabIndex={-1}>
        {t('openTenant:openedTitle', { company: opened.displayName })}
      </h1>
      <p>{t('openTenant:openedUntil', { date: opened.expireDate })}</p>
      <p>{t('openTenant:openedTold', { name: opened.administratorName })}</p>
      <h2>{t('openTenant:openedNext')}</h2>
      <div className={styles.openedWays}>
        <LinkButton primary to={tenantsHref({ filter: opened.name })}>
          {t('openTenant:showInList')}
        </LinkButton>
        <Button onClick={() => dispatch(tenantBegun())}>{t('openTenant:openAnother')}</Button>
      </div>
    </div>
  );
}
