import { chooserOpened } from '../../features/companySwitch/companySwitchEvents.ts';
import { selectWaitingElsewhere } from '../../features/companyUnread/companyUnreadSlice.ts';
import { dialogPath } from '../../features/notificationDialog/dialogAddress.ts';
import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { companyNameIn } from '../../lib/companyName.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { CompanyTile } from '../common/CompanyTile.tsx';
import { Count } from '../common/Count.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './userMenu.module.css';

/** The other companies in which something is waiting; pressing one leads to it. */
export function OtherCompanies() {
  const t = useText();
  const dispatch = useAppDispatch();
  const waiting = useAppSelector(selectWaitingElsewhere);
  const language = useAppSelector(selectLanguage);
  if (waiting.length === 0) return null;
  return (
    <section className={styles.otherCompanies} aria-label={t('shell:otherCompanies')}>
      {waiting.map(({ tenantId, tenantName, displayName, logo, unreadCount }) => (
        <button
          key={tenantId}
          type="button"
          onClick={() =>
            dispatch(chooserOpened({ action: 'switch', tenantId, to: dialogPath({ tab: 1, place: null }) }))
          }
        >
          <CompanyTile name={tenantName} size={24} logo={logo} />
          <span className={looks.ellipsis}>{companyNameIn(language, tenantName, displayName)}</span>
          <Count value={unreadCount} kind="unread" label={t('shell:unread', { count: unreadCount })} />
        </button>
      ))}
    </section>
  );
}
