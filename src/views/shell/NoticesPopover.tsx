import { Megaphone } from 'lucide-react';
import { selectCompanyName } from '../../features/company/companySlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import headerStyles from './header.module.css';
import { Popover } from './Popover.tsx';
import panelsStyles from './panels.module.css';

const NoticesPanel = lazyScreen(() => import('./NoticesPanel.tsx'), 'NoticesPanel');

/** The latest notices of the company in the header (HDR-5). There are none without a company. */
export function NoticesPopover() {
  const t = useText();
  const hasCompany = useAppSelector(selectCompanyName) !== null;
  if (!hasCompany) return null;
  return (
    <Popover
      names={['notices']}
      label={t('shell:notices')}
      triggerLabel={t('shell:notices')}
      triggerClass={headerStyles.headerButton}
      trigger={<Icon of={Megaphone} />}
      panelClass={panelsStyles.noticesPanel}
    >
      <NoticesPanel />
    </Popover>
  );
}
