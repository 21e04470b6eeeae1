import { CircleAlert } from 'lucide-react';
import type { Company } from '../../../contract/companies.ts';
import { isSelectable, shutReasonOf } from '../../features/companySwitch/companySwitchSlice.ts';
import { selectUnreadOf } from '../../features/companyUnread/companyUnreadSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { CompanyTile } from '../common/CompanyTile.tsx';
import { Count } from '../common/Count.tsx';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './companyChooser.module.css';

type CompanyRowProps = {
  readonly company: Company;
  readonly picked: boolean;
  /** The person is currently in this company. */
  readonly current: boolean;
  /** The last company entered on this device. */
  readonly last: boolean;
  readonly onPick: (tenantId: string) => void;
};

/**
 * One company: a radio button if it can be entered, otherwise the reason why not (specification §2 "Company chooser
 * dialog").
 */
export function CompanyRow({ company, picked, current, last, onPick }: CompanyRowProps) {
  const t = useText();
  const selectable = isSelectable(company);
  const unread = useAppSelector((state) => selectUnreadOf(state, company.tenantId));
  const id = `company-${company.tenantId}`;
  const second = selectable ? (company.displayName ?? '') : '';
  return (
    <label className={selectable ? styles.companyRow : `${styles.companyRow} ${styles.companyRowOff}`} htmlFor={id}>
      <CompanyTile name={company.tenantName} size={36} logo={company.logo} muted={!selectable} />
      <span className={styles.companyRowWords}>
        <span className={styles.companyRowName}>
          <span title={company.tenantName}>{company.tenantName}</span>
          {current && <span className={styles.companyRowNote}>{t('companySwitch:current')}</span>}
          {selectable && <Count value={unread} kind="unread" label={t('companySwitch:unread', { count: unread })} />}
          {last && <span className={styles.companyRowNote}>{t('companySwitch:last')}</span>}
        </span>
        {second !== '' && second !== company.tenantName && (
          <span className={`${styles.companyRowSecond} ${looks.ellipsis}`}>{second}</span>
        )}
        {!selectable && (
          <span className={styles.companyRowReason} id={`${id}-reason`}>
            <Icon of={CircleAlert} size={14} />
            {t(shutReasonOf(company))}
          </span>
        )}
      </span>
      {!selectable && <span className={styles.companyRowNote}>{t('companySwitch:notSelectable')}</span>}
      <input
        id={id}
        type="radio"
        name="company"
        className={selectable ? styles.companyRadio : looks.visuallyHidden}
        checked={picked}
        disabled={!selectable}
        aria-describedby={selectable ? undefined : `${id}-reason`}
        onChange={() => onPick(company.tenantId)}
      />
    </label>
  );
}
