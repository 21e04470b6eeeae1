import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import styles from './sidebar.module.css';

type SidebarLinkProps = {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly words: string;
  readonly current: boolean;
  /** Without room for words they are the tooltip. */
  readonly collapsed: boolean;
};

/** A page among the entries of the sidebar. */
export function SidebarLink({ to, icon, words, current, collapsed }: SidebarLinkProps) {
  return (
    <Link
      className={styles.sidebarEntry}
      to={to}
      aria-current={current ? 'page' : undefined}
      title={collapsed ? words : undefined}
    >
      <Icon of={icon} />
      <span className={`${styles.sidebarWords} ${looks.ellipsis}`}>{words}</span>
    </Link>
  );
}
