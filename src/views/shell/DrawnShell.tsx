import { SkeletonBar } from '../common/Skeleton.tsx';
import { DrawnWorkbench } from '../workbench/DrawnWorkbench.tsx';
import headerStyles from './header.module.css';
import styles from './shell.module.css';
import menuStyles from './sidebar.module.css';

/** How the frame is drawn: by the width of its menu, or for a phone. */
export type DrawnLayout = 'side' | 'collapsed' | 'phone';

const KINDS = { side: '', collapsed: styles.shellCollapsed, phone: styles.shellPhone };
const ENTRIES = [64, 32, 32, 32, 60, 60, 48, 60] as const;

type DrawnShellProps = {
  readonly layout: DrawnLayout;
  readonly brand: string;
  /** The parts of the workbench are known in advance; an application has no footer. */
  readonly page: 'workbench' | 'application' | 'other';
};

/**
 * The frame of signed-in pages before anything is known about the person: where the portal's own (`Shell`) will be,
 * with bars in place of its texts. Only the company's name is there, as this browser remembers it.
 */
export function DrawnShell({ layout, brand, page }: DrawnShellProps) {
  const isPhone = layout === 'phone';
  return (
    <div className={`${styles.shell} ${KINDS[layout]}`} aria-hidden>
      <div className={`${headerStyles.shellHeader} ${styles.shellDrawn}`} data-drawn="header">
        <div className={headerStyles.companyCell}>
          <SkeletonBar width={30} height={30} radius={8} />
          <span className={headerStyles.companyCellName} data-stored="companyName">
            {brand}
          </span>
        </div>
      </div>
      {!isPhone && <DrawnSidebar isCollapsed={layout === 'collapsed'} />}
      <div className={styles.shellMain}>
        {!isPhone && <div className={styles.pageTabs} />}
        <div className={styles.sheet}>
          <div className={styles.sheetScroll} data-drawn="page">
            {page === 'workbench' && <DrawnWorkbench isPhone={isPhone} />}
          </div>
          {!isPhone && page !== 'application' && <div className={styles.shellFooter} />}
        </div>
      </div>
      {isPhone && <div className={menuStyles.bottomBar} />}
    </div>
  );
}

function DrawnSidebar({ isCollapsed }: { readonly isCollapsed: boolean }) {
  return (
    <div
      className={`${styles.shellDrawn} ${menuStyles.sidebar} ${isCollapsed ? menuStyles.sidebarCollapsed : ''}`}
      data-drawn="menu"
    >
      <div className={menuStyles.sidebarEntries}>
        {ENTRIES.map((width, index) => (
          <div key={index} className={menuStyles.sidebarEntry}>
            <SkeletonBar width={18} height={18} />
            {!isCollapsed && <SkeletonBar width={width} />}
          </div>
        ))}
      </div>
    </div>
  );
}
