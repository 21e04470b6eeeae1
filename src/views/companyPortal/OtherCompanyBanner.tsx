import { Building2 } from 'lucide-react';
import { Icon } from '../common/Icon.tsx';
import { PlainButton } from '../common/PlainButton.tsx';
import { useText } from '../common/useText.ts';
import styles from './banner.module.css';

type OtherCompanyBannerProps = { readonly companyName: string; readonly onSwitch: () => void };

/** Says that an article belongs to another company of the account, and offers to switch to it. */
export function OtherCompanyBanner({ companyName, onSwitch }: OtherCompanyBannerProps) {
  const t = useText();
  return (
    <div className={styles.banner} role="status">
      <Icon of={Building2} size={18} />
      <p>{t('articleDetail:otherCompany', { company: companyName })}</p>
      <PlainButton onClick={onSwitch}>{t('articleDetail:switchTo', { company: companyName })}</PlainButton>
    </div>
  );
}
