import { CircleHelp } from 'lucide-react';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import { HelpContents } from './HelpContents.tsx';
import styles from './help.module.css';
import { Popover } from './Popover.tsx';

/**
 * The help button (HDR-8) at the end of the menu, where it covers nothing, and in the head of the notification dialog.
 * On a phone, help for pages is in the user menu.
 */
export function HelpButton({ name }: { readonly name: 'help' | 'dialogHelp' }) {
  const t = useText();
  return (
    <Popover
      names={[name]}
      label={t('shell:help')}
      triggerLabel={t('shell:help')}
      triggerClass={styles.helpButton}
      trigger={<Icon of={CircleHelp} size={18} />}
      panelClass={name === 'help' ? styles.helpPanel : styles.dialogHelpPanel}
    >
      <HelpContents />
    </Popover>
  );
}
