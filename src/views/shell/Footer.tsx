import { ShieldCheck } from 'lucide-react';
import { selectBrandTitle } from '../../features/brand/brandSlice.ts';
import { selectNow } from '../../features/workbench/workbenchSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';

/** The seven parts of the footer (HDR-8). No address is configured for any of them, so they are words, not links. */
export function Footer() {
  const t = useText();
  const brand = useAppSelector(selectBrandTitle);
  const year = useAppSelector(selectNow)?.slice(0, 4);
  return (
    <footer className="shell-footer">
      <span className="footer-certificate">
        <Icon of={ShieldCheck} size={14} />
        {t('shell:securityCertification')}
      </span>
      <span>{t('shell:helpCentre')}</span>
      <span className="footer-minor">{t('shell:companySite')}</span>
      <span className="footer-minor">{t('shell:cooperatingEnterprises')}</span>
      <span className="footer-copyright">{['©', year, brand].filter(Boolean).join(' ')}</span>
      <span>{t('shell:icpFiling')}</span>
      <span>{t('shell:policeFiling')}</span>
    </footer>
  );
}
