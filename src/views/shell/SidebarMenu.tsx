import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classes } from '../common/classes.ts';
import { Icon } from '../common/Icon.tsx';
import { walkMenu } from '../common/menuKeys.ts';
import { Popover } from './Popover.tsx';
import styles from './sidebar.module.css';

type SidebarMenuProps = {
  /** Distinguishes it from all others that can open. */
  readonly name: string;
  readonly icon: LucideIcon;
  readonly words: string;
  /** The current page is one of those inside. */
  readonly holdsPage: boolean;
  readonly children: ReactNode;
};

/** Links, not a `menu` by role; but it looks like one, and people navigate it like one. */
const walkEntries = (event: KeyboardEvent<HTMLElement>) => walkMenu(event, 'a, button');

/** A group of entries if the menu is on top: they open below its name. */
export function SidebarMenu({ name, icon, words, holdsPage, children }: SidebarMenuProps) {
  return (
    <Popover
      names={[`menu:${name}`]}
      label={words}
      triggerClass={classes(styles.sidebarEntry, holdsPage && styles.sidebarEntryAbove)}
      trigger={
        <>
          <Icon of={icon} />
          <span className={styles.sidebarWords}>{words}</span>
          <Icon of={ChevronDown} size={14} />
        </>
      }
      panelClass={styles.sidebarMenu}
      onKeyDown={walkEntries}
    >
      {children}
    </Popover>
  );
}
