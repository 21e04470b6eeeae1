import type { ModuleSummary } from '../../../contract/notifications.ts';
import {
  moduleOpened,
  moduleSummary,
  selectModuleName,
  selectModules,
} from '../../features/notificationCentre/notificationCentreSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Count } from '../common/Count.tsx';
import { keepInSight } from '../common/dom/keepInSight.ts';
import { LoadedPart } from '../common/LoadedPart.tsx';
import looks from '../common/looks.module.css';
import { ModuleTile } from '../common/ModuleTile.tsx';
import { notificationIcon } from '../common/moduleIcons.ts';
import { notificationModuleName } from '../common/notificationModuleName.ts';
import { PaneLeft } from '../common/Pane.tsx';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { useText } from '../common/useText.ts';
import styles from './notificationCentre.module.css';

/** The modules with their unread counts and latest titles (NTF-2); a row of chips on a phone. */
export function ModuleList() {
  const t = useText();
  const dispatch = useAppDispatch();
  const modules = useAppSelector(selectModules);
  const current = useAppSelector(selectModuleName);
  return (
    <PaneLeft className={styles.moduleNav} aria-label={t('notificationCentre:modules')}>
      <LoadedPart
        load={modules}
        skeleton={<ModulesSkeleton />}
        failedTitle={t('shell:notificationsFailed')}
        onRetry={() => dispatch(moduleSummary.wanted())}
      >
        {(all) => (
          <ul className={styles.modules}>
            {all.map((module) => (
              <li key={module.moduleName}>
                <ModuleRow module={module} current={module.moduleName === current} />
              </li>
            ))}
          </ul>
        )}
      </LoadedPart>
    </PaneLeft>
  );
}

function ModuleRow({ module, current }: { readonly module: ModuleSummary; readonly current: boolean }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { moduleName, unreadCount, title } = module;
  // The open module has just been marked read: its latest title still says what it is about.
  const latest = unreadCount > 0 || current ? title : null;
  return (
    <button
      ref={current ? keepInSight : undefined}
      type="button"
      className={`${styles.moduleRow} ${looks.insetFocus}`}
      aria-current={current}
      onClick={() => dispatch(moduleOpened(moduleName))}
    >
      <ModuleTile icon={notificationIcon(moduleName)} current={current} />
      <span className={styles.moduleWords}>
        <span className={styles.moduleLine}>
          <span className={`${styles.moduleName} ${looks.ellipsis}`}>{notificationModuleName(t, moduleName)}</span>
          {current && unreadCount === 0 && (
            <span className={`${styles.moduleRead} ${looks.meta}`}>{t('notificationCentre:read')}</span>
          )}
          <Count value={unreadCount} kind="unread" label={t('shell:unread', { count: unreadCount })} />
        </span>
        <span className={`${styles.moduleTitle} ${looks.meta} ${looks.ellipsis}`} title={latest ?? undefined}>
          {latest || t('notificationCentre:noUnreadMessages')}
        </span>
      </span>
    </button>
  );
}

function ModulesSkeleton() {
  return (
    <div className={styles.modules}>
      {[150, 120, 138, 126, 144, 110].map((width) => (
        <div key={width} className={styles.moduleRow}>
          <SkeletonBar width={32} height={32} radius={6} />
          <span className={`${styles.moduleWords} ${styles.moduleBars}`}>
            <SkeletonBar width={64} />
            <SkeletonBar width={width} />
          </span>
        </div>
      ))}
    </div>
  );
}
