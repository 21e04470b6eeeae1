import { CircleAlert } from 'lucide-react';
import type { Company } from '../../../contract/companies.ts';
import { isSelectable } from '../../features/companySwitch/companySwitchSlice.ts';
import { CompanyTile } from '../common/CompanyTile.tsx';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';

type CompanyRowProps = {
  readonly company: Company;
  readonly picked: boolean;
  /** The person works in this company now. */
  readonly current: boolean;
  readonly onPick: (tenantId: string) => void;
};

/** One company: a radio where it can be entered, else the reason why not (specification §2 "Company chooser dialog"). */
export function CompanyRow({ company, picked, current, onPick }: CompanyRowProps) {
  const t = useText();
  const selectable = isSelectable(company);
  const id = `company-${company.tenantId}`;
  const second = selectable ? (company.displayName ?? '') : '';
  return (
    <label className={selectable ? 'company-row' : 'company-row company-row-off'} htmlFor={id}>
      <CompanyTile name={company.tenantName} size={36} logo={company.logo} muted={!selectable} />
      <span className="company-row-words">
        <span className="company-row-name">
          <span title={company.tenantName}>{company.tenantName}</span>
          {current && <span className="company-row-note">{t('companySwitch:current')}</span>}
        </span>
        {second !== '' && second !== company.tenantName && (
          <span className="company-row-second ellipsis">{second}</span>
        )}
        {!selectable && (
          <span className="company-row-reason" id={`${id}-reason`}>
            <Icon of={CircleAlert} size={14} />
            {t(company.tenantIsActive ? 'companySwitch:accountDisabled' : 'companySwitch:organizationDisabled')}
          </span>
        )}
      </span>
      {!selectable && <span className="company-row-note">{t('companySwitch:notSelectable')}</span>}
      <input
        id={id}
        type="radio"
        name="company"
        className={selectable ? 'company-radio' : 'visually-hidden'}
        checked={picked}
        disabled={!selectable}
        aria-describedby={selectable ? undefined : `${id}-reason`}
        onChange={() => onPick(company.tenantId)}
      />
    </label>
  );
}
