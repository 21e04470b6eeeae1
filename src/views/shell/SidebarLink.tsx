import type { LucideIcon } from 'lucide-react';
import type { PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './sidebar.module.css';

type SidebarLinkProps = {
  readonly to: string;
  /** Null leaves its place empty, below an entry that has one. */
  readonly icon: LucideIcon | null;
  readonly words: string;
  readonly current: boolean;
  /** If there is no room for words, they are the tooltip. */
  readonly collapsed: boolean;
  /** Why it is unavailable in this installation. */
  readonly missing?: string | undefined;
  /** The mouse has entered or left it. */
  readonly onHover?: (isOver: boolean) => void;
};

const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';

/**
 * A page among the sidebar entries; an unavailable one is greyed out and stays focusable, so that screen readers
 * announce the reason.
 */
export function SidebarLink({ to, icon, words, current, collapsed, missing, onHover }: SidebarLinkProps) {
  const t = useText();
  const content = (
    <>
      {icon === null ? <span className={styles.sidebarNoIcon} /> : <Icon of={icon} />}
      <span className={`${styles.sidebarWords} ${looks.ellipsis}`}>{words}</span>
    </>
  );
  if (missing !== undefined)
    return (
      <button type="button" className={styles.sidebarEntry} aria-disabled title={missing}>
        {content}
        <span className={`${styles.sidebarCount} ${styles.sidebarWords}`}>{t('shell:notConnected')}</span>
      </button>
    );
  return (
    <Link
      className={styles.sidebarEntry}
      to={to}
      aria-current={current ? 'page' : undefined}
      title={collapsed ? words : undefined}
      onPointerEnter={(event) => isMouse(event) && onHover?.(true)}
      onPointerLeave={(event) => isMouse(event) && onHover?.(false)}
    >
      {content}
    </Link>
  );
}
