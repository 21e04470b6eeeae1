import { CircleHelp } from 'lucide-react';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import styles from './help.module.css';
import { Popover } from './Popover.tsx';

const HelpPanel = lazyScreen(() => import('./HelpPanel.tsx'), 'HelpPanel');

/** The help button above the footer (HDR-8). A phone has help in the person's menu. */
export function HelpButton() {
  const t = useText();
  return (
    <div className={styles.help}>
      <Popover
        names={['help']}
        label={t('shell:help')}
        triggerLabel={t('shell:help')}
        triggerClass={styles.helpButton}
        trigger={<Icon of={CircleHelp} size={20} />}
        panelClass={styles.helpPanel}
      >
        <HelpPanel />
      </Popover>
    </div>
  );
}
