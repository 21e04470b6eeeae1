import { selectCentreView, selectModuleName } from '../../features/notificationCentre/notificationCentreSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { PaneRight, Panes } from '../common/Pane.tsx';
import { ModuleList } from './ModuleList.tsx';
import { NotificationCode } from './NotificationCode.tsx';
import { NotificationList } from './NotificationList.tsx';
import styles from './notificationCentre.module.css';

/** Tab 1 of the notification dialog (specification §2): modules on the left, their messages or a code on the right. */
export function NotificationCentre() {
  const view = useAppSelector(selectCentreView);
  const moduleName = useAppSelector(selectModuleName);
  return (
    <Panes>
      <ModuleList />
      <PaneRight>
        {/* The list keeps its place behind the code. */}
        <div className={styles.centreList} inert={view === 'qrCode'}>
          <NotificationList key={moduleName} moduleName={moduleName} />
        </div>
        {view === 'qrCode' && <NotificationCode />}
      </PaneRight>
    </Panes>
  );
}
