import type { ReactNode } from 'react';
import { selectUser } from '../../features/session/sessionSlice.ts';
import { selectPopover } from '../../features/shell/shellSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { usePhone } from '../common/dom/useMediaQuery.ts';
import { useText } from '../common/useText.ts';
import { HelpContents } from './HelpContents.tsx';
import { Popover } from './Popover.tsx';
import styles from './userMenu.module.css';

const SettingsPanel = lazyScreen(() => import('./SettingsPanel.tsx'), 'SettingsPanel');
const UserPanel = lazyScreen(() => import('./UserPanel.tsx'), 'UserPanel');

type UserMenuProps = { readonly triggerClass: string | undefined; readonly trigger: ReactNode };

/** The user menu (HDR-7); the settings (HDR-9) replace it when opened, on a phone help (HDR-8) does too. */
export function UserMenu({ triggerClass, trigger }: UserMenuProps) {
  const t = useText();
  const user = useAppSelector(selectUser);
  const shown = useAppSelector(selectPopover);
  const inSettings = shown === 'settings';
  const phone = usePhone();
  const label = t('shell:userMenu', { name: user?.name ?? '' });
  return (
    <Popover
      names={phone ? ['user', 'settings', 'help'] : ['user', 'settings']}
      label={inSettings ? t('shell:interfaceSettings') : label}
      triggerClass={triggerClass}
      trigger={trigger}
      panelClass={inSettings ? styles.settingsPanel : styles.userPanel}
    >
      {inSettings && <SettingsPanel />}
      {shown === 'help' && <HelpContents />}
      {!inSettings && shown !== 'help' && <UserPanel />}
    </Popover>
  );
}
