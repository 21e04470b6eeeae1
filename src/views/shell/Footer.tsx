import { ShieldCheck } from 'lucide-react';
import { memo } from 'react';
import { selectBrandTitle, selectFooter } from '../../features/brand/brandSlice.ts';
import { selectNow } from '../../features/clock/clockSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import { REGISTERS, Way } from '../common/Way.tsx';
import styles from './shell.module.css';

/** The seven parts of the footer (HDR-8), as far as this installation has them. */
export const Footer = memo(function Footer() {
  const t = useText();
  const brand = useAppSelector(selectBrandTitle);
  const footer = useAppSelector(selectFooter);
  const year = useAppSelector(selectNow)?.slice(0, 4);
  return (
    <footer className={styles.shellFooter}>
      <span className={styles.footerCertificate}>
        <Icon of={ShieldCheck} size={14} />
        {t('shell:securityCertification')}
      </span>
      <Way to={footer.helpCentre} words={t('shell:helpCentre')} />
      <Way to={footer.companySite} words={t('shell:companySite')} />
      <Way to={footer.cooperatingEnterprises} words={t('shell:cooperatingEnterprises')} />
      <span className={styles.footerCopyright}>{['©', year, brand].filter(Boolean).join(' ')}</span>
      <Way to={REGISTERS.icp} words={footer.icpFiling} />
      <Way to={REGISTERS.police} words={footer.policeFiling} />
    </footer>
  );
});
